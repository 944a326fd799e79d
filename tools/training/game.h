/* SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
 * SPDX-License-Identifier: MIT
 *
 * The two-player games again, in C, for self-play by the hundred thousand on a desktop.
 *
 * Cards and sets are ints as in sixtysix/cards.py. Claims are automatic and nobody revokes. Results
 * are game points for player 0. A test plays random deals here and through the engine, in step.
 */
#include <stdint.h>
#include <string.h>

/* The parameters that play depends on, in the order of FIELDS in train.py. */
typedef struct {
    int pack, hand, duty_gone, duty_closed, last_bonus, bonus_closed, last_wins;
    int exchange, exchange_tricks, exchange_first, exchange_stock, exchange_closed;
    int marriage_counts, marriage_queen, marriage_gone, marriage_closed, marriage_first;
    int close_before, close_after, close_first, close_stock, closed_score, close_failed;
} Rules;

typedef uint32_t Set;

typedef struct {
    Set hand[2];
    unsigned char stock[12]; /* the next card to draw first, the turn-up last */
    int left;                /* cards in the stock */
    int trump, leader, played;
    int points[2], pending[2], tricks[2];
    int closer; /* -1: open */
    int closed_tricks, closed_other_tricks, closed_other_points;
} Deal;

enum { GOES_ON = 99 };
enum { GENERAL = 0, TWO_OR_TRICKLESS = 2, THREE_FLAT = 3, TRICK_SINCE = 4 }; /* close_failed */
enum { FOLLOW = 1 };
enum { WINS_ONE = 2 };

static const int RANK_POINTS[6] = {0, 2, 3, 4, 10, 11};
static const Set QUEENS = 0x104104;

static inline int points_of(int card) { return RANK_POINTS[card % 6]; }
static inline Set suit_mask(int suit) { return 0x3Fu << 6 * suit; }
static inline Set higher(int card) { return suit_mask(card / 6) & ~((2u << card) - 1); }
static inline int count(Set cards) { return __builtin_popcount(cards); }
static inline int lowest(Set cards) { return __builtin_ctz(cards); }
static inline int has(Set cards, int card) { return cards >> card & 1; }
static inline Set pack_of(const Rules *r) { return r->pack == 24 ? 0xFFFFFF : 0xFBEFBE; }
static inline int low_trump(const Rules *r, const Deal *d) {
    return 6 * d->trump + (r->pack == 24 ? 0 : 1);
}
static inline int is_open(const Deal *d) { return d->closer < 0 && d->left; }

/* ---- random numbers (xorshift64) ---- */

static uint64_t rng_state = 88172645463325252u;

static inline uint64_t rng_next(void) {
    rng_state ^= rng_state << 13;
    rng_state ^= rng_state >> 7;
    return rng_state ^= rng_state << 17;
}
static void rng_seed(uint64_t seed) {
    rng_state = 88172645463325252u ^ (seed + 1) * 0x9E3779B97F4A7C15u;
    for (int k = 0; k < 20; k++) rng_next();
}
static inline int below(int n) { return (int)((rng_next() >> 20) % (uint64_t)n); }
static inline int chance(double p) { return (double)(rng_next() >> 11) < p * 9007199254740992.0; }
static void shuffle(unsigned char *items, int n) {
    for (int last = n - 1; last > 0; last--) {
        int other = below(last + 1);
        unsigned char item = items[last];
        items[last] = items[other];
        items[other] = item;
    }
}
static int random_card(Set cards) {
    for (int k = below(count(cards)); k; k--) cards &= cards - 1;
    return lowest(cards);
}

/* ---- legal moves ---- */

static Set replies(const Rules *r, const Deal *d, Set hand, int led) {
    if (is_open(d)) return hand;
    int duty = d->closer < 0 ? r->duty_gone : r->duty_closed;
    Set same = hand & suit_mask(led / 6);
    if (duty == FOLLOW) return same ? same : hand;
    if (same) return same & higher(led) ? same & higher(led) : same;
    Set trumps = hand & suit_mask(d->trump);
    return trumps ? trumps : hand;
}

static Set marriages(const Rules *r, const Deal *d) {
    if (d->closer >= 0 ? !r->marriage_closed : !d->left && !r->marriage_gone) return 0;
    if (d->played < 2 && !r->marriage_first) return 0;
    Set found = 0;
    for (int suit = 0; suit < 4; suit++) {
        Set pair = 12u << 6 * suit;
        if ((d->hand[d->leader] & pair) == pair) found |= pair;
    }
    return r->marriage_queen ? found & QUEENS : found;
}

static int can_exchange(const Rules *r, const Deal *d) {
    return r->exchange && has(d->hand[d->leader], low_trump(r, d)) && d->left >= r->exchange_stock &&
           (d->closer < 0 || r->exchange_closed) && d->tricks[d->leader] >= r->exchange_tricks &&
           (d->played >= 2 || r->exchange_first);
}

static int can_close(const Rules *r, const Deal *d, int before) {
    return is_open(d) && d->left >= r->close_stock && (before ? r->close_before : r->close_after) &&
           (d->played >= 2 || r->close_first);
}

/* ---- results ---- */

static int general(const Deal *d, int loser) {
    if (!d->tricks[loser]) return 3;
    return d->points[loser] < 33 ? 2 : 1;
}

static int closer_wins(const Rules *r, const Deal *d) {
    if (!r->closed_score) return general(d, 1 - d->closer);
    if (!d->closed_other_tricks) return 3;
    return d->closed_other_points < 33 ? 2 : 1;
}

static int closer_fails(const Rules *r, const Deal *d, int cards_out) {
    int closer = d->closer;
    switch (r->close_failed) {
    case GENERAL: return general(d, closer);
    case THREE_FLAT: return 3;
    case TWO_OR_TRICKLESS: return d->closed_other_tricks ? 2 : 3;
    }
    int trick_since = d->tricks[closer] > d->closed_tricks;
    return cards_out && !trick_since && d->points[1 - closer] < 66 ? 3 : 2;
}

static int claimed(const Rules *r, const Deal *d, int player) {
    int score;
    if (d->closer < 0) score = general(d, 1 - player);
    else if (d->closer == player) score = closer_wins(r, d);
    else score = closer_fails(r, d, 0);
    return player ? -score : score;
}

static int played_out(const Rules *r, const Deal *d) {
    int winner, score;
    if (d->closer >= 0) {
        winner = d->points[d->closer] >= 66 ? d->closer : 1 - d->closer;
        score = winner == d->closer ? closer_wins(r, d) : closer_fails(r, d, 1);
    } else if (r->last_wins) {
        winner = d->leader;
        score = r->last_wins == WINS_ONE ? 1 : general(d, 1 - winner);
    } else {
        return 0;
    }
    return winner ? -score : score;
}

/* ---- moves: each returns GOES_ON, or the result for player 0 ---- */

static int lead(const Rules *r, Deal *d, int card, int marry) {
    int player = d->leader;
    d->hand[player] ^= 1u << card;
    d->played++;
    if (!marry) return GOES_ON;
    int worth = card / 6 == d->trump ? 40 : 20;
    if (r->marriage_counts || !d->tricks[player]) {
        d->pending[player] += worth;
        return GOES_ON;
    }
    d->points[player] += worth;
    return d->points[player] >= 66 ? claimed(r, d, player) : GOES_ON;
}

static int beats(int card, int led, int trump) {
    return card / 6 == led / 6 ? card > led : card / 6 == trump;
}

static int reply(const Rules *r, Deal *d, int led, int card) {
    int player = d->leader, winner = beats(card, led, d->trump) ? 1 - player : player;
    d->hand[1 - player] ^= 1u << card;
    d->played++;
    int last = !d->hand[winner];
    int worth = points_of(led) + points_of(card) + d->pending[winner];
    if (last && (d->closer < 0 || r->bonus_closed)) worth += r->last_bonus;
    d->pending[winner] = 0;
    d->points[winner] += worth;
    d->tricks[winner]++;
    d->leader = winner;
    if (d->points[winner] >= 66) return claimed(r, d, winner);
    return last ? played_out(r, d) : GOES_ON;
}

static void draw(Deal *d) {
    if (!is_open(d)) return;
    d->hand[d->leader] |= 1u << d->stock[0];
    d->hand[1 - d->leader] |= 1u << d->stock[1];
    d->left -= 2;
    memmove(d->stock, d->stock + 2, (size_t)d->left);
}

static int turn_up(const Deal *d) { return d->stock[d->left - 1]; }

/* Returns the card taken up. */
static int exchange(const Rules *r, Deal *d) {
    int card = turn_up(d);
    d->hand[d->leader] ^= 1u << card | 1u << low_trump(r, d);
    d->stock[d->left - 1] = (unsigned char)low_trump(r, d);
    return card;
}

static void close_stock(Deal *d) {
    int player = d->leader;
    d->closer = player;
    d->closed_tricks = d->tricks[player];
    d->closed_other_tricks = d->tricks[1 - player];
    d->closed_other_points = d->points[1 - player];
}

static void deal_random(const Rules *r, Deal *d, int leader) {
    unsigned char order[24];
    int n = 0, at = 0;
    for (int card = 0; card < 24; card++)
        if (has(pack_of(r), card)) order[n++] = (unsigned char)card;
    shuffle(order, n);
    memset(d, 0, sizeof *d);
    for (int k = 0; k < r->hand; k++) {
        d->hand[0] |= 1u << order[at++];
        d->hand[1] |= 1u << order[at++];
    }
    while (at < n) d->stock[d->left++] = order[at++];
    d->trump = turn_up(d) / 6;
    d->closer = -1;
    d->leader = leader;
}
