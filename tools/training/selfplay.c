/* SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
 * SPDX-License-Identifier: MIT
 *
 * Self-play for the judge's tables (sixtysix/ai/judge.py): a player that looks one trick ahead over
 * sampled worlds with the judge behind it, and solves what can be solved. Called from train.py.
 */
#include "solve.h"

#include "counting.h"
#include "judge.h"

enum { SOLVE_CLOSED = 4, SOLVE_CLOSINGS = 5 };

typedef struct {
    int worlds;        /* sampled for a decision */
    int close_worlds;  /* ... for whether to close; 0: never */
    double slips;      /* how often a random card is played */
    double close_random;
    double close_margin; /* game points by which closing must look better */
    int judge;           /* number of his set of tables */
    int inside;          /* tricks played on in each world before the judge is asked */
    int sure;            /* whether he closes at once when he can count to 66 */
} Player;

typedef struct { /* what the table has seen */
    Set known[2]; /* cards that are certainly in a hand */
    Set seen;     /* cards played */
} Knowledge;

static int solve_from = SOLVE_CLOSED; /* cards each from which a closed world is not judged */
static int strayed; /* whether a move was made at random since this was last asked */
static int inside; /* as who is thinking has it */

/* ---- the player ---- */

static Set unseen_by(const Rules *r, const Deal *d, const Knowledge *k, int me) {
    Set unseen = pack_of(r) & ~d->hand[me] & ~k->seen;
    return d->left ? unseen & ~(1u << turn_up(d)) : unseen;
}

/* A world: the cards that a player cannot see, spread at random where they fit. */
static Deal sample(const Rules *r, const Deal *d, const Knowledge *k, int me) {
    Deal world = *d;
    unsigned char pool[24];
    int n = 0, other = 1 - me;
    Set shown = k->known[other] & d->hand[other];
    Set unseen = unseen_by(r, d, k, me) & ~shown;
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
    int known = d->closer < 0 ? !d->left : count(d->hand[0]) <= solve_from;
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
    if (p->sure && sure_points(r, d, unseen_by(r, d, k, d->leader)) >= 66) return 1;
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

/* Play a trick; return GOES_ON, or the result for player 0. */
static int play_trick(const Rules *r, Deal *d, Knowledge *k, const Player *p, const Player *q) {
    float average;
    int player = d->leader;
    int card = strays(p) ? random_card(d->hand[player]) : choose_lead(r, d, k, p, &average);
    int marry = has(marriages(r, d), card);
    if (marry) k->known[player] |= 12u << card / 6 * 6;
    int result = lead(r, d, card, marry);
    if (result != GOES_ON) return result;
    k->seen |= 1u << card;
    int answer = strays(q) ? random_card(replies(r, d, d->hand[1 - player], card))
                           : choose_reply(r, d, k, q, card);
    k->seen |= 1u << answer;
    return reply(r, d, card, answer);
}

/* Write a lead's row, but for the result. */
static void write_lead(const Rules *r, const Deal *d, int16_t *row) {
    row[0] = (int16_t)stage_of(d);
    rows_of(r, d, row + 2);
}

/* Write a deal's result into its rows, for each as its leader has it. */
static void write_result(int result, const int *leaders, int16_t *row, int n) {
    for (int i = 0; i < n; i++, row += ROW_LENGTH)
        row[1] = (int16_t)(leaders[i] ? -result : result);
}

/*
 * Play a deal; write a row for each lead and return the result. What was before a move made at random
 * is left out: it would be held responsible for what that move brought.
 */
static int play_deal(const Rules *r, Deal d, const Player *players, int16_t *out, int *rows) {
    Knowledge k = {{0, 0}, 0};
    int leaders[16], n = 0, result;
    int16_t *first = out + (size_t)*rows * ROW_LENGTH;
    strayed = 0;
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
        write_lead(r, &d, first + n * ROW_LENGTH);
        leaders[n++] = player;
        result = play_trick(r, &d, &k, p, q);
        if (strayed) n = 0;
        if (result != GOES_ON) break;
    }
    write_result(result, leaders, first, n);
    *rows += n;
    return result;
}

/* ---- what closing is worth ---- */

/* Worlds that are closed and solved before the play of a closing, and what they must promise. */
enum { GLANCES = 3 };
static const float HOPELESS = -0.5f;
enum { FEWEST = 3 }; /* cards each with which there still is something to learn */

/* Tell whether closing may be worth thinking about: few positions are near the decision. */
static int plausible(const Rules *r, const Deal *d, const Knowledge *k) {
    float sum = 0;
    for (int w = 0; w < GLANCES; w++) {
        Deal world = sample(r, d, k, d->leader);
        close_stock(&world);
        sum += (float)solve(r, &world, -9, 9);
    }
    return (d->leader ? -sum : sum) > GLANCES * HOPELESS;
}

/* Close, and play on to the end; write a row of the closing and one for each lead but the last ones. */
static void play_closing(const Rules *r, Deal d, Knowledge k, const Player *p, int before,
                         int16_t *out, int *rows) {
    int leaders[16] = {d.leader}, n = 1, result;
    int16_t *first = out + (size_t)*rows * ROW_LENGTH;
    first[0] = CLOSING;
    closing_rows_of(r, &d, k.seen, before, first + 2);
    close_stock(&d);
    do {
        maybe_exchange(r, &d, &k);
        if (count(d.hand[d.leader]) >= FEWEST) {
            write_lead(r, &d, first + n * ROW_LENGTH);
            leaders[n++] = d.leader;
        }
        result = play_trick(r, &d, &k, p, p);
    } while (result == GOES_ON);
    write_result(result, leaders, first, n);
    *rows += n;
}

static void try_closing(const Rules *r, const Deal *d, const Knowledge *k, const Player *p,
                        int before, int16_t *out, int *rows) {
    if (can_close(r, d, before) && chance(p->close_random) && plausible(r, d, k))
        play_closing(r, *d, *k, p, before, out, rows);
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

/*
 * Play deals on, in which the first player does not close, and write the rows of closings that are
 * tried in copies: the second player plays these, as often as he closes at random. At most 100 rows
 * a deal; return how many.
 */
int closings(const Rules *r, int deals, const Player *players, int16_t *out) {
    const Player *p = &players[0], *closer = &players[1];
    int rows = 0;
    solve_from = SOLVE_CLOSINGS;
    for (int n = 0; n < deals; n++) {
        Deal d;
        Knowledge k = {{0, 0}, 0};
        deal_random(r, &d, n & 1);
        for (int fresh = 1;; fresh = 0) {
            if (!fresh) {
                maybe_exchange(r, &d, &k);
                try_closing(r, &d, &k, closer, 1, out, &rows);
                close_or_draw(r, &d, &k, p);
            }
            maybe_exchange(r, &d, &k);
            if (!d.left) break;
            try_closing(r, &d, &k, closer, 0, out, &rows);
            if (play_trick(r, &d, &k, p, p) != GOES_ON) break;
        }
    }
    solve_from = SOLVE_CLOSED;
    return rows;
}

/* Play paired deals on, player A against player B; write A's result in each pair, times two. */
void duel(const Rules *r, int pairs, const Player *players, int *out) {
    static int16_t unused[16 * ROW_LENGTH];
    Player swapped[2] = {players[1], players[0]};
    for (int k = 0; k < pairs; k++) {
        Deal d;
        int rows = 0;
        deal_random(r, &d, 0);
        out[k] = play_deal(r, d, players, unused, &rows);
        rows = 0;
        out[k] -= play_deal(r, d, swapped, unused, &rows);
    }
}

/* What a player on lead who has a hand is certain of, for a test. */
int certain(const Rules *r, int hand, int unknown, int trump, int points, int tricks) {
    Deal d = {.hand = {(Set)hand}, .trump = trump, .points = {points}, .tricks = {tricks}};
    return sure_points(r, &d, (Set)unknown);
}

/* Before a move: write the judge's rows of closing, if that is possible, and the number of moves. */
static void note_closing(const Rules *r, const Deal *d, Set seen, int before, int n, int16_t *rows) {
    if (!can_close(r, d, before)) return;
    closing_rows_of(r, d, seen, before, rows);
    rows[ROWS] = (int16_t)n;
}

/*
 * Play a deal at random from given hands and stock; write its moves, as bytes of moves.py. Return the
 * number of moves; the result for player 0 goes to *result; to rows the judge's last ones and their
 * table, then the last ones of closing and the number of moves until then.
 */
int random_deal(const Rules *r, const int *hands, const unsigned char *stock, int left, int leader,
                uint64_t seed, unsigned char *moves, int *result, int16_t *rows) {
    Deal d;
    int n = 0;
    Set seen = 0;
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
            note_closing(r, &d, seen, 1, n, rows + ROWS + 1);
            if (can_close(r, &d, 1) && chance(0.1)) moves[n++] = 65, close_stock(&d);
            else moves[n++] = 67, draw(&d);
        }
        if (can_exchange(r, &d) && chance(0.5)) moves[n++] = 64, exchange(r, &d);
        note_closing(r, &d, seen, 0, n, rows + ROWS + 1);
        if (can_close(r, &d, 0) && chance(0.1)) moves[n++] = 65, close_stock(&d);
        if (d.left) rows[ROWS] = (int16_t)stage_of(&d), rows_of(r, &d, rows);
        int card = random_card(d.hand[d.leader]);
        int marry = has(marriages(r, &d), card) && chance(0.7);
        moves[n++] = (unsigned char)(marry ? card + 32 : card);
        *result = lead(r, &d, card, marry);
        if (*result != GOES_ON) return n;
        int answer = random_card(replies(r, &d, d.hand[1 - d.leader], card));
        moves[n++] = (unsigned char)answer;
        seen |= 1u << card | 1u << answer;
        *result = reply(r, &d, card, answer);
        if (*result != GOES_ON) return n;
    }
}
