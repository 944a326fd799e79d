/* SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
 * SPDX-License-Identifier: MIT
 *
 * Exact results of deals with both hands known and nothing left to draw: alpha-beta with a memory.
 */
#include "game.h"

typedef struct {
    uint64_t hands;
    uint32_t state;
    signed char least, most; /* bounds of the result for player 0 */
} Entry;

enum { ENTRIES = 1 << 15 };
static Entry memory[ENTRIES];

static int solve(const Rules *r, const Deal *d, int low, int high);

/* Positions of one ruleset only may share the memory: call this before another is used. */
static void forget(void) { memset(memory, 0, sizeof memory); }

static Entry key_of(const Deal *d) {
    Entry e = {0, 0, -9, 9};
    e.hands = d->hand[0] | (uint64_t)d->hand[1] << 24 | (uint64_t)d->leader << 48 |
              (uint64_t)(d->closer + 1) << 49 | (uint64_t)d->trump << 51;
    e.state = (uint32_t)(d->points[0] | d->points[1] << 7 | d->pending[0] / 20 << 14 |
                         d->pending[1] / 20 << 17 | (d->tricks[0] > 0) << 20 |
                         (d->tricks[1] > 0) << 21);
    if (d->closer >= 0)
        e.state |= (uint32_t)((d->tricks[d->closer] > d->closed_tricks) << 22 |
                              (d->closed_other_tricks > 0) << 23 |
                              (d->closed_other_points < 33) << 24);
    else { /* nobody scores more than the other's tricks and points allow now */
        e.least = (signed char)-general(d, 0);
        e.most = (signed char)general(d, 1);
    }
    return e;
}

static int solve_replies(const Rules *r, const Deal *d, int led, int low, int high) {
    int maximise = d->leader == 1; /* player 0 answers */
    Set options = replies(r, d, d->hand[1 - d->leader], led);
    int best = maximise ? -9 : 9;
    for (int wins = 1; wins >= 0; wins--) /* cards that take the trick first, high ones first */
        for (int card = 23; card >= 0; card--) {
            if (!has(options, card) || beats(card, led, d->trump) != wins) continue;
            Deal next = *d;
            int result = reply(r, &next, led, card);
            if (result == GOES_ON) result = solve(r, &next, low, high);
            if (maximise) {
                if (result > best) best = result;
                if (best > low) low = best;
            } else {
                if (result < best) best = result;
                if (best < high) high = best;
            }
            if (low >= high) return best;
        }
    return best;
}

static int solve_leads(const Rules *r, const Deal *d, int low, int high) {
    int player = d->leader, maximise = player == 0;
    Set hand = d->hand[player], other = d->hand[1 - player], married = marriages(r, d);
    int best = maximise ? -9 : 9;
    for (int masters = 1; masters >= 0; masters--) /* cards that cannot be beaten first */
        for (int card = 23; card >= 0; card--) {
            if (!has(hand, card)) continue;
            Set same = other & suit_mask(card / 6);
            Set beaten = same ? same & higher(card) : other & suit_mask(d->trump);
            if ((beaten == 0) != masters) continue;
            Deal next = *d;
            int result = lead(r, &next, card, has(married, card));
            if (result == GOES_ON) result = solve_replies(r, &next, card, low, high);
            if (maximise) {
                if (result > best) best = result;
                if (best > low) low = best;
            } else {
                if (result < best) best = result;
                if (best < high) high = best;
            }
            if (low >= high) return best;
        }
    return best;
}

/* The result for player 0, exact if it lies between low and high. */
static int solve(const Rules *r, const Deal *d, int low, int high) {
    Entry e = key_of(d);
    uint64_t hash = e.hands * 0x9E3779B97F4A7C15u ^ e.state * 0xC2B2AE3D27D4EB4Fu;
    Entry *slot = &memory[hash >> 40 & (ENTRIES - 1)];
    if (slot->hands == e.hands && slot->state == e.state) e = *slot;
    if (e.least >= high || e.least == e.most) return e.least;
    if (e.most <= low) return e.most;
    if (e.least > low) low = e.least;
    if (e.most < high) high = e.most;
    int best = solve_leads(r, d, low, high);
    if (best < high && best < e.most) e.most = (signed char)best;
    if (best > low && best > e.least) e.least = (signed char)best;
    *slot = e;
    return best;
}
