/* SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
 * SPDX-License-Identifier: MIT
 *
 * The judge, as in sixtysix/ai/judge.py: rows of a position, and their sum. It follows game.h.
 */
enum { PATTERNS = 729, SCORES = 19, REACH = 11, SIZE = 1958, STAGES = 9, ROWS = 7, ROW_LENGTH = 9 };
enum { SCORE_ROWS = 2 * PATTERNS, REACH_ROWS = SCORE_ROWS + SCORES * SCORES };
enum { EXTRA_ROWS = REACH_ROWS + REACH * REACH };
enum { CLOSED = 0, CLOSING = 2, OPEN = 2 }; /* numbers of tables; OPEN is of a stock without cards */
enum { JUDGES = 3 }; /* sets of tables that are kept side by side */

static float weights[JUDGES][STAGES][SIZE];
static int untrained[JUDGES];
static int judging; /* the set of tables of who is thinking */

static int smaller(int a, int b) { return a < b ? a : b; }

static int digits(Set slice) {
    static const int POWER[6] = {1, 3, 9, 27, 81, 243};
    int sum = 0;
    for (int k = 0; k < 6; k++)
        if (slice >> k & 1) sum += POWER[k];
    return sum;
}

/* The number of a position's table. */
static int stage_of(const Deal *d) {
    if (d->closer < 0) return OPEN + d->left / 2;
    return CLOSED + (d->closer != d->leader);
}

static int score_row(const Deal *d, int player) {
    int points = d->points[player] + d->pending[player];
    if (!d->tricks[player] && !d->pending[player]) return 0;
    return 1 + (points < 33 ? smaller(points / 4, 7) : smaller((points - 1) / 4, 17));
}

static int reach_row(const Deal *d, int player) {
    int best = 0;
    for (int suit = 0; suit < 4; suit++)
        if ((d->hand[player] >> 6 * suit & 12) == 12) {
            if (suit == d->trump) best = 40;
            else if (!best) best = 20;
        }
    return smaller((d->points[player] + d->pending[player] + best + 6) / 8, 10);
}

/* Closed: the cards in hand, has the closer won a trick since, and what would the closing have scored?
 */
static int extra_row(const Rules *r, const Deal *d) {
    if (is_open(d)) return turn_up(d) % 6 * 2 + has(d->hand[1 - d->leader], low_trump(r, d));
    int cards = smaller(count(d->hand[d->leader]), 5), closing = 0;
    if (r->closed_score || r->close_failed == TWO_OR_TRICKLESS)
        closing = d->closed_other_tricks ? d->closed_other_points < 33 : 2;
    return 6 * (cards < 3 ? 0 : cards - 3) + 3 * (d->tricks[d->closer] > d->closed_tricks) + closing;
}

static void rows_of(const Rules *r, const Deal *d, int16_t *rows) {
    int mine = d->leader, other = 1 - mine;
    for (int suit = 0; suit < 4; suit++)
        rows[suit] = (int16_t)(digits(d->hand[mine] >> 6 * suit & 63) +
                               2 * digits(d->hand[other] >> 6 * suit & 63) +
                               (suit == d->trump ? 0 : PATTERNS));
    rows[4] = (int16_t)(SCORE_ROWS + score_row(d, mine) * SCORES + score_row(d, other));
    rows[5] = (int16_t)(REACH_ROWS + reach_row(d, mine) * REACH + reach_row(d, other));
    rows[6] = (int16_t)(EXTRA_ROWS + extra_row(r, d));
}

/* Before there are weights: points, high cards, trumps and marriages, by rule of thumb. */
static float first_guess(const Deal *d) {
    float sum = 0;
    for (int player = 0; player < 2; player++) {
        float hand = (float)(d->points[player] + d->pending[player]) / 33;
        for (Set cards = d->hand[player]; cards; cards &= cards - 1) {
            int card = lowest(cards);
            hand += (float)points_of(card) / 40 + (card / 6 == d->trump ? 0.25f : 0);
        }
        sum += player ? -hand : hand;
    }
    return sum;
}

/*
 * The rows of what a player knows who closes now: his cards, and for the other's all that are unseen;
 * the scores and what is in reach; the cards in the stock, and whether the draw was still to come.
 */
static void closing_rows_of(const Rules *r, const Deal *d, Set seen, int before, int16_t *rows) {
    Deal known = *d;
    known.hand[1 - d->leader] = pack_of(r) & ~d->hand[d->leader] & ~seen & ~(1u << turn_up(d));
    rows_of(r, &known, rows);
    rows[6] = (int16_t)(EXTRA_ROWS + d->left / 2 - 1 + 6 * before);
}

static float judge(const Rules *r, const Deal *d) {
    if (untrained[judging]) return first_guess(d);
    int16_t rows[ROWS];
    rows_of(r, d, rows);
    const float *table = weights[judging][stage_of(d)];
    float sum = 0;
    for (int k = 0; k < ROWS; k++) sum += table[rows[k]];
    sum = sum > 3 ? 3 : sum < -3 ? -3 : sum;
    return d->leader ? -sum : sum;
}
