/* SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
 * SPDX-License-Identifier: MIT
 *
 * Self-play for the judge's tables (sixtysix/ai/judge.py): a player that looks one trick ahead over
 * sampled worlds with the judge behind it, and solves what can be solved. Called from train.py.
 */
#include "solve.h"

enum { PATTERNS = 729, SCORES = 19, REACH = 11, SIZE = 1958, STAGES = 14, ROWS = 7, ROW_LENGTH = 9 };
enum { SCORE_ROWS = 2 * PATTERNS, REACH_ROWS = SCORE_ROWS + SCORES * SCORES };
enum { EXTRA_ROWS = REACH_ROWS + REACH * REACH };
enum { SOLVE_CLOSED = 4 }; /* cards each from which a closed world is solved, not judged */

enum { JUDGES = 3 }; /* sets of tables that are kept side by side */

typedef struct {
    int worlds;        /* sampled for a decision */
    int close_worlds;  /* ... for whether to close; 0: never */
    double slips;      /* how often a random card is played */
    double close_random;
    double close_margin; /* game points by which closing must look better */
    int judge;           /* number of his set of tables */
    int inside;          /* tricks played on in each world before the judge is asked */
} Player;

typedef struct { /* what the table has seen */
    Set known[2]; /* cards that are certainly in a hand */
    Set seen;     /* cards played */
} Knowledge;

static float weights[JUDGES][STAGES][SIZE];
static int untrained[JUDGES];
static int strayed; /* whether a move was made at random since this was last asked */
static int judging, inside; /* as who is thinking has it */

/* ---- the judge, as in judge.py ---- */

static int smaller(int a, int b) { return a < b ? a : b; }

static int digits(Set slice) {
    static const int POWER[6] = {1, 3, 9, 27, 81, 243};
    int sum = 0;
    for (int k = 0; k < 6; k++)
        if (slice >> k & 1) sum += POWER[k];
    return sum;
}

/*
 * The number of a position's table: by the stock, from 2 cards to 12; closed, by whom and by the cards
 * in hand, from 3 to 6. A board needs only the former.
 */
static int stage_of(const Deal *d) {
    if (d->closer < 0) return d->left / 2 - 1;
    int cards = count(d->hand[d->leader]);
    return 3 + smaller(cards < 3 ? 3 : cards, 6) + (d->closer == d->leader ? 0 : 4);
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

/* Closed: has the closer won a trick since, and what would the closing have scored? */
static int extra_row(const Rules *r, const Deal *d) {
    if (is_open(d)) return turn_up(d) % 6 * 2 + has(d->hand[1 - d->leader], low_trump(r, d));
    int closing = 0;
    if (r->closed_score || r->close_failed == TWO_OR_TRICKLESS)
        closing = d->closed_other_tricks ? d->closed_other_points < 33 : 2;
    return 12 + 3 * (d->tricks[d->closer] > d->closed_tricks) + closing;
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

/* ---- the player ---- */

/* A world: the cards that a player cannot see, spread at random where they fit. */
static Deal sample(const Rules *r, const Deal *d, const Knowledge *k, int me) {
    Deal world = *d;
    unsigned char pool[24];
    int n = 0, other = 1 - me;
    Set shown = k->known[other] & d->hand[other];
    Set unseen = pack_of(r) & ~d->hand[me] & ~k->seen & ~shown;
    if (d->left) unseen &= ~(1u << turn_up(d));
    for (; unseen; unseen &= unseen - 1) pool[n++] = (unsigned char)lowest(unseen);
    shuffle(pool, n);
    int need = count(d->hand[other]) - count(shown);
    world.hand[other] = shown;
    for (int i = 0; i < need; i++) world.hand[other] |= 1u << pool[i];
    for (int i = need; i < n; i++) world.stock[i - need] = pool[i];
    return world;
}

static void think_as(const Player *p) {
    judging = p->judge;
    inside = p->inside;
}

static float play_on(const Rules *r, Deal *d);

/* What a world is worth to player 0 after a trick: both draw, the leader exchanges, and so on. */
static float after_trick(const Rules *r, Deal *d) {
    draw(d);
    if (can_exchange(r, d)) exchange(r, d);
    int known = d->closer < 0 ? !d->left : count(d->hand[0]) <= SOLVE_CLOSED;
    if (known) return (float)solve(r, d, -9, 9);
    return inside ? play_on(r, d) : judge(r, d);
}

/* ... of leading a card, if the best answer is given. */
static float lead_worth(const Rules *r, const Deal *d, int card, int marry) {
    Deal led = *d;
    int player = d->leader, result = lead(r, &led, card, marry);
    if (result != GOES_ON) return (float)result;
    float best = player ? -99 : 99;
    for (Set options = replies(r, &led, led.hand[1 - player], card); options;
         options &= options - 1) {
        Deal next = led;
        result = reply(r, &next, card, lowest(options));
        float worth = result != GOES_ON ? (float)result : after_trick(r, &next);
        if (player ? worth > best : worth < best) best = worth;
    }
    return best;
}

static int best_of(Set cards, const float *sums) {
    int best = lowest(cards);
    for (cards &= cards - 1; cards; cards &= cards - 1)
        if (sums[lowest(cards)] > sums[best] + 1e-6f) best = lowest(cards);
    return best;
}

/* ... after more tricks, in which both play what the judge likes best, seeing all cards. */
static float play_on(const Rules *r, Deal *d) {
    int tricks = inside, player = d->leader, choice = -1;
    float best = 0, worth;
    Set married = marriages(r, d), cards = d->hand[player];
    inside = 0;
    for (; cards; cards &= cards - 1) {
        int card = lowest(cards);
        worth = lead_worth(r, d, card, has(married, card));
        if (choice < 0 || (player ? worth < best : worth > best)) best = worth, choice = card;
    }
    int card = choice, result = lead(r, d, card, has(married, card));
    if (result == GOES_ON) {
        choice = -1;
        for (Set options = replies(r, d, d->hand[1 - player], card); options;
             options &= options - 1) {
            Deal next = *d;
            int answered = reply(r, &next, card, lowest(options));
            worth = answered != GOES_ON ? (float)answered : after_trick(r, &next);
            if (choice < 0 || (player ? worth > best : worth < best))
                best = worth, choice = lowest(options);
        }
        result = reply(r, d, card, choice);
    }
    inside = tricks - 1;
    worth = result != GOES_ON ? (float)result : after_trick(r, d);
    inside = tricks;
    return worth;
}

static int choose_lead(const Rules *r, const Deal *d, const Knowledge *k, const Player *p,
                       float *average) {
    float sums[24] = {0};
    int me = d->leader;
    think_as(p);
    Set married = marriages(r, d);
    for (int w = 0; w < p->worlds; w++) {
        Deal world = sample(r, d, k, me);
        for (Set cards = d->hand[me]; cards; cards &= cards - 1) {
            int card = lowest(cards);
            float worth = lead_worth(r, &world, card, has(married, card));
            sums[card] += me ? -worth : worth;
        }
    }
    int best = best_of(d->hand[me], sums);
    *average = sums[best] / (float)p->worlds;
    return best;
}

static int choose_reply(const Rules *r, const Deal *d, const Knowledge *k, const Player *p, int led) {
    float sums[24] = {0};
    int me = 1 - d->leader;
    think_as(p);
    Set options = replies(r, d, d->hand[me], led);
    for (int w = 0; w < p->worlds; w++) {
        Deal world = sample(r, d, k, me);
        for (Set cards = options; cards; cards &= cards - 1) {
            Deal next = world;
            int result = reply(r, &next, led, lowest(cards));
            float worth = result != GOES_ON ? (float)result : after_trick(r, &next);
            sums[lowest(cards)] += me ? -worth : worth;
        }
    }
    return best_of(options, sums);
}

/* Closing is judged by sampled worlds, closed and solved, against playing on. */
static int wants_to_close(const Rules *r, const Deal *d, const Knowledge *k, const Player *p,
                          int before) {
    if (!can_close(r, d, before)) return 0;
    if (chance(p->close_random)) return strayed = 1;
    if (!p->close_worlds) return 0;
    float closed = 0, on = 0;
    int me = d->leader;
    think_as(p);
    for (int w = 0; w < p->close_worlds; w++) {
        Deal world = sample(r, d, k, me), drawn = world;
        float worth = before ? after_trick(r, &drawn) : 0;
        on += (me ? -worth : worth) / (float)p->close_worlds;
        close_stock(&world);
        worth = (float)solve(r, &world, -9, 9);
        closed += (me ? -worth : worth) / (float)p->close_worlds;
    }
    if (!before) choose_lead(r, d, k, p, &on);
    return closed > on + (float)p->close_margin;
}

static void maybe_exchange(const Rules *r, Deal *d, Knowledge *k) {
    int player = d->leader;
    if (can_exchange(r, d)) k->known[player] |= 1u << exchange(r, d);
}

static void close_or_draw(const Rules *r, Deal *d, Knowledge *k, const Player *p) {
    maybe_exchange(r, d, k);
    if (wants_to_close(r, d, k, p, 1)) {
        close_stock(d);
        return;
    }
    if (d->left == 2) k->known[1 - d->leader] |= 1u << turn_up(d);
    draw(d);
}

static int strays(const Player *p) { return chance(p->slips) ? strayed = 1 : 0; }

/*
 * Play a deal; write a row for each lead and return the result. What was before a move made at random
 * is left out: it would be held responsible for what that move brought.
 */
static int play_deal(const Rules *r, Deal d, const Player *players, int16_t *out, int *rows) {
    Knowledge k = {{0, 0}, 0};
    int leaders[16], n = 0, result;
    strayed = 0;
    float average;
    for (int fresh = 1;; fresh = 0) {
        const Player *p = &players[d.leader], *q = &players[1 - d.leader];
        int player = d.leader;
        if (!fresh && is_open(&d)) close_or_draw(r, &d, &k, p);
        maybe_exchange(r, &d, &k);
        if (wants_to_close(r, &d, &k, p, 0)) close_stock(&d);
        if (strayed) n = 0;
        strayed = 0;
        if (!d.left) { /* both hands are known from here on */
            result = solve(r, &d, -9, 9);
            break;
        }
        int16_t *row = out + (size_t)(*rows + n) * ROW_LENGTH;
        row[0] = (int16_t)stage_of(&d);
        rows_of(r, &d, row + 2);
        leaders[n++] = player;
        int card = strays(p) ? random_card(d.hand[player])
                                    : choose_lead(r, &d, &k, p, &average);
        int marry = has(marriages(r, &d), card);
        if (marry) k.known[player] |= 12u << card / 6 * 6;
        result = lead(r, &d, card, marry);
        if (strayed) n = 0;
        if (result != GOES_ON) break;
        k.seen |= 1u << card;
        int answer = strays(q) ? random_card(replies(r, &d, d.hand[1 - player], card))
                                      : choose_reply(r, &d, &k, q, card);
        k.seen |= 1u << answer;
        result = reply(r, &d, card, answer);
        if (strayed) n = 0;
        if (result != GOES_ON) break;
    }
    for (int i = 0; i < n; i++)
        out[(size_t)(*rows + i) * ROW_LENGTH + 1] = (int16_t)(leaders[i] ? -result : result);
    *rows += n;
    return result;
}

/* ---- what train.py and the tests call ---- */

void set_weights(int number, const float *table) {
    untrained[number] = !table;
    if (table) memcpy(weights[number], table, sizeof weights[number]);
}

void start(uint64_t seed) {
    rng_seed(seed);
    forget();
}

/* Play deals on, an even number, and write their rows (13 a deal at most, ROW_LENGTH numbers each);
 * return how many. */
int self_play(const Rules *r, int deals, const Player *players, int16_t *out) {
    int rows = 0;
    for (int k = 0; k < deals; k++) {
        Deal d;
        deal_random(r, &d, k & 1);
        play_deal(r, d, players, out, &rows);
    }
    return rows;
}

/* Paired deals of player A against player B; write A's result in each pair, times two. */
void duel(const Rules *r, int pairs, uint64_t seed, const Player *players, int *out) {
    static int16_t unused[16 * ROW_LENGTH];
    Player swapped[2] = {players[1], players[0]};
    rng_seed(seed);
    forget();
    for (int k = 0; k < pairs; k++) {
        Deal d;
        int rows = 0;
        deal_random(r, &d, 0);
        out[k] = play_deal(r, d, players, unused, &rows);
        rows = 0;
        out[k] -= play_deal(r, d, swapped, unused, &rows);
    }
}

/* Play a deal at random from given hands and stock; write its moves, as bytes of moves.py.
 * Return the number of moves; the result for player 0 goes to *result, the judge's last rows to rows. */
int random_deal(const Rules *r, const int *hands, const unsigned char *stock, int left, int leader,
                uint64_t seed, unsigned char *moves, int *result, int16_t *rows) {
    Deal d;
    int n = 0;
    memset(&d, 0, sizeof d);
    d.hand[0] = (Set)hands[0];
    d.hand[1] = (Set)hands[1];
    memcpy(d.stock, stock, (size_t)left);
    d.left = left;
    d.trump = turn_up(&d) / 6;
    d.closer = -1;
    d.leader = leader;
    rng_seed(seed);
    for (int fresh = 1;; fresh = 0) {
        if (!fresh && is_open(&d)) {
            if (can_exchange(r, &d) && chance(0.5)) moves[n++] = 64, exchange(r, &d);
            if (can_close(r, &d, 1) && chance(0.1)) moves[n++] = 65, close_stock(&d);
            else moves[n++] = 67, draw(&d);
        }
        if (can_exchange(r, &d) && chance(0.5)) moves[n++] = 64, exchange(r, &d);
        if (can_close(r, &d, 0) && chance(0.1)) moves[n++] = 65, close_stock(&d);
        if (d.left) rows[ROWS] = (int16_t)stage_of(&d), rows_of(r, &d, rows);
        int card = random_card(d.hand[d.leader]);
        int marry = has(marriages(r, &d), card) && chance(0.7);
        moves[n++] = (unsigned char)(marry ? card + 32 : card);
        *result = lead(r, &d, card, marry);
        if (*result != GOES_ON) return n;
        int answer = random_card(replies(r, &d, d.hand[1 - d.leader], card));
        moves[n++] = (unsigned char)answer;
        *result = reply(r, &d, card, answer);
        if (*result != GOES_ON) return n;
    }
}
