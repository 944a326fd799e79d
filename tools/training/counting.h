/* SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
 * SPDX-License-Identifier: MIT
 *
 * The points that a closer is certain of, as in sixtysix/ai/counting.py. It follows game.h.
 */

/* Of a suit, the cards in hand above all that are out. */
static Set masters(Set hand, Set out, int suit) {
    Set found = 0;
    for (int card = 6 * suit + 5; card >= 6 * suit; card--)
        if (has(hand, card)) {
            if (higher(card) & out) break;
            found |= 1u << card;
        }
    return found;
}

/* His own points, the marriages that count at once, his masters after the trumps are drawn. */
static int sure_points(const Rules *r, const Deal *d, Set unknown) {
    int me = d->leader, total = d->points[me];
    Set hand = d->hand[me], sure = masters(hand, unknown, d->trump), others = 0;
    for (int suit = 0; suit < 4; suit++)
        if (suit != d->trump) others |= masters(hand, unknown, suit);
    if (count(unknown & suit_mask(d->trump)) <= count(sure)) sure |= others;
    for (Set cards = sure; cards; cards &= cards - 1) total += points_of(lowest(cards));
    if (!r->marriage_closed || !(sure || (d->tricks[me] && !r->marriage_counts))) return total;
    for (int suit = 0; suit < 4; suit++)
        if ((hand >> 6 * suit & 12) == 12) return total + (suit == d->trump ? 40 : 20);
    return total;
}
