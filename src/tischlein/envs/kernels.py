"""What happens at each table of an environment: rules and encodings on arrays, no Python objects inside.

Loops over the tables call functions for one table each, which are rules like those of the games: a processor
and a graphics card can have the same ones. The arrays are those of `buffers`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tischlein.engine.bits import count, lowest, nth
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.engine.encoding import UNFINISHED, move_of, observe, open_actions, pick
from tischlein.engine.random import mixed, rng_below, stepped
from tischlein.engine.rule import rule
from tischlein.engine.verbs import default_move, legal, play, points, set_up, waiting

MOVER, EVERY = -1, -2
"""Whom the rows of a table are for: whoever is to act, or every seat; else it is the number of a seat."""
SAME_STEP, NEXT_STEP, DISABLED = range(3)
"""When a table whose game is over is dealt anew."""
POINTS, WINS, RANKS = range(3)
"""What is rewarded."""
RANDOM, BY_DEFAULT = range(2)
"""How the other seats move, where the rows are for one seat."""
OPPONENTS_STREAM = 0x5DEECE66D
"""Keeps the chance of the opponents apart from the seed of the deal."""
NEXT_SEED = 0x9E3779B97F4A7C15
"""What is added to the seed of a game for the next one at the same table."""

BITS_OF_BYTES = np.array([[byte >> bit & 1 for bit in range(8)] for byte in range(256)], np.uint8)
EIGHT_BYTES = BITS_OF_BYTES.view(np.uint64).ravel().copy()
"""For each value of a byte its bits, from the lowest up, as eight bytes in one word."""


# ---- At one table ----


@rule
def deal(table: Any, seed: Any, picked: Any, counted: Any, i: int) -> None:
    """A game from a seed: the first 64 of the 256 bits that people's tables are dealt from."""
    table.seed[0] = seed & np.uint64(0xFFFFFFFF)
    table.seed[1] = seed >> np.uint64(32)
    set_up(table)
    for seat in range(table.players):
        picked[i, seat] = counted[i, seat] = 0


@rule
def act(table: Any, seat: int, action: int, picked: Any, i: int) -> None:
    """An action is a move, or a part of one that is still to be finished."""
    move = move_of(table, seat, picked[i, seat], action)
    if move == UNFINISHED:
        picked[i, seat] = pick(table, seat, picked[i, seat], action)
    else:
        picked[i, seat] = 0
        play(table, seat, move)


@rule
def act_for_all(table: Any, actions: Any, picked: Any, i: int) -> None:
    """Each seat that owes a move acts once; the order changes nothing, as none learns what others do."""
    seats = waiting(table)
    while seats:
        seat = lowest(seats)
        act(table, seat, actions[i, seat], picked, i)
        seats &= seats - 1


@rule
def let_opponents_play(table: Any, own: int, opponents: Any, chance: Any, moves: Any) -> None:
    """All other seats that owe a move make it; where all choose at once they do so first."""
    seats = waiting(table) & ~(1 << own)
    while seats:
        seat = lowest(seats)
        listed = legal(table, seat, moves)
        if opponents[seat] == BY_DEFAULT:
            move = default_move(table, seat, moves, listed, chance)
        else:
            move = moves[rng_below(chance, listed)]
        play(table, seat, move)
        seats = waiting(table) & ~(1 << own)


@rule
def is_to_be_dealt(table: Any, ran: bool, autoreset: int, i: int, rewards: Any, terminated: Any) -> bool:
    """Whether a new game begins; at a table that was over before the step nothing is gained by it."""
    over = waiting(table) == 0
    if not ran:
        for seat in range(table.players):
            rewards[i, seat] = 0
    terminated[i] = over and (ran or autoreset == DISABLED)
    return over and (autoreset == SAME_STEP or (autoreset == NEXT_STEP and not ran))


# ---- Rewards ----


@rule
def reward_all(
    table: Any, kind: int, i: int, counted: Any, standing: Any, points_now: Any, rewards: Any
) -> None:
    """Points as they are made; shares of the win and ranks at the end."""
    points(table, standing)
    over = waiting(table) == 0
    for seat in range(table.players):
        points_now[i, seat] = standing[2 * seat]
        if kind == POINTS:
            rewards[i, seat] = standing[2 * seat] - counted[i, seat]
            counted[i, seat] = standing[2 * seat]
        elif over and kind == WINS:
            rewards[i, seat] = share_of_win(standing, table.players, seat)
        elif over:
            rewards[i, seat] = rank(standing, table.players, seat)
        else:
            rewards[i, seat] = 0


@rule
def is_ahead(standing: Any, seat: int, other: int) -> bool:
    """More points than the other, or as many and ahead in what decides ties."""
    points_ahead = int(standing[2 * seat] - standing[2 * other])
    return points_ahead > 0 or (
        points_ahead == 0 and int(standing[2 * seat + 1]) > int(standing[2 * other + 1])
    )


@rule
def share_of_win(standing: Any, players: int, seat: int) -> float:
    """One divided among all winners; nothing for the others."""
    winners = 1
    for other in range(players):
        if is_ahead(standing, other, seat):
            return 0.0
        if other != seat and not is_ahead(standing, seat, other):
            winners += 1
    return 1 / winners


@rule
def rank(standing: Any, players: int, seat: int) -> float:
    """The share of the other seats that are behind; those level with it count half."""
    beaten = 0.0
    for other in range(players):
        if is_ahead(standing, seat, other):
            beaten += 1
        elif other != seat and not is_ahead(standing, other, seat):
            beaten += 0.5
    return beaten / (players - 1)


# ---- Rows ----


@rule
def show_row(table: Any, seat: int, picked: int, words: Any, masks: Any, action_widths: Any) -> bool:
    """What a seat sees and may do; all actions where it owes no move, so that a mask is never all false.

    A seat sees the same in the whole table as in its view; tests hold every encoding to that.
    """
    observe(table, seat, picked, words)
    if waiting(table) >> seat & 1:
        open_actions(table, seat, picked, masks)
        return True
    for k in range(len(action_widths)):
        masks[k] = (1 << action_widths[k]) - 1
    return False


@rule
def write_out(words: Any, widths: Any, eights: Any, i: int, row: int) -> None:
    """Words as zeros and ones, each from its lowest bit up, in bytes: eight at once, six times as fast."""
    bits, held, place = np.uint64(0), 0, 0
    for k in range(len(widths)):
        word = np.uint64(words[k])
        bits |= word << np.uint64(held)
        room = 64 - held
        held += widths[k]
        if held >= 64:
            for eight in range(8):
                eights[i, row, place + eight] = EIGHT_BYTES[bits >> np.uint64(8 * eight) & np.uint64(255)]
            place += 8
            held -= 64
            bits = word >> np.uint64(room)
    while held > 0:
        eights[i, row, place] = EIGHT_BYTES[bits & np.uint64(255)]
        bits >>= np.uint64(8)
        place += 1
        held -= 8


# ---- All tables, or some of them: each kind of rows has a step of its own, so that less is compiled ----


@compiled
def reset(tables: Any, results: Any, wanted: Any, first: int, last: int) -> None:
    """Deals the wanted ones of some tables."""
    records, undealt, seeds = tables.records, tables.undealt, tables.seeds
    picked, counted = tables.picked, tables.counted
    rewards, points_now, terminated = results.rewards, results.points, results.terminated
    for i in range(first, last):
        if wanted[i]:
            records[i] = undealt[0]
            deal(records[i], seeds[i], picked, counted, i)
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = points_now[i, seat] = 0
            terminated[i] = False


@compiled
def let_opponents_begin(tables: Any, plan: Any, wanted: Any, first: int, last: int) -> None:
    """After a deal everybody plays up to the own seat's first move."""
    moves: Any = np.zeros(plan.max_moves, np.int64)
    records, seeds, chance = tables.records, tables.seeds, tables.chance
    for i in range(first, last):
        if wanted[i]:
            chance[i] = seeds[i] ^ np.uint64(OPPONENTS_STREAM)
            let_opponents_play(records[i], plan.rows_for, plan.opponents, chance[i : i + 1], moves)


@compiled
def step_movers(tables: Any, plan: Any, results: Any, actions: Any, first: int, last: int) -> None:
    """At each table whoever is to act does so: `actions[table, 0]`."""
    standing: Any = np.zeros(2 * results.rewards.shape[1], np.int64)
    records, undealt, seeds = tables.records, tables.undealt, tables.seeds
    picked, counted, seats = tables.picked, tables.counted, results.seats
    rewards, points_now, terminated = results.rewards, results.points, results.terminated
    for i in range(first, last):
        running = waiting(records[i]) != 0
        if running:
            act(records[i], seats[i, 0], actions[i, 0], picked, i)
            reward_all(records[i], plan.reward, i, counted, standing, points_now, rewards)
        if is_to_be_dealt(records[i], running, plan.autoreset, i, rewards, terminated):
            seeds[i] += np.uint64(NEXT_SEED)
            records[i] = undealt[0]
            deal(records[i], seeds[i], picked, counted, i)


@compiled
def step_everybody(tables: Any, plan: Any, results: Any, actions: Any, first: int, last: int) -> None:
    """At each table all seats that owe a move act: `actions[table, seat]`."""
    standing: Any = np.zeros(2 * results.rewards.shape[1], np.int64)
    records, undealt, seeds = tables.records, tables.undealt, tables.seeds
    picked, counted = tables.picked, tables.counted
    rewards, points_now, terminated = results.rewards, results.points, results.terminated
    for i in range(first, last):
        running = waiting(records[i]) != 0
        if running:
            act_for_all(records[i], actions, picked, i)
            reward_all(records[i], plan.reward, i, counted, standing, points_now, rewards)
        if is_to_be_dealt(records[i], running, plan.autoreset, i, rewards, terminated):
            seeds[i] += np.uint64(NEXT_SEED)
            records[i] = undealt[0]
            deal(records[i], seeds[i], picked, counted, i)


@compiled
def step_seat(tables: Any, plan: Any, results: Any, actions: Any, first: int, last: int) -> None:
    """At each table one seat acts, `actions[table, 0]`, and then the others up to its next turn."""
    moves: Any = np.zeros(plan.max_moves, np.int64)
    standing: Any = np.zeros(2 * results.rewards.shape[1], np.int64)
    records, undealt, seeds, chance = tables.records, tables.undealt, tables.seeds, tables.chance
    picked, counted, own, opponents = tables.picked, tables.counted, plan.rows_for, plan.opponents
    rewards, points_now, terminated = results.rewards, results.points, results.terminated
    for i in range(first, last):
        running = waiting(records[i]) != 0
        if running:
            act(records[i], own, actions[i, 0], picked, i)
            let_opponents_play(records[i], own, opponents, chance[i : i + 1], moves)
            reward_all(records[i], plan.reward, i, counted, standing, points_now, rewards)
        if is_to_be_dealt(records[i], running, plan.autoreset, i, rewards, terminated):
            seeds[i] += np.uint64(NEXT_SEED)
            records[i] = undealt[0]
            deal(records[i], seeds[i], picked, counted, i)
            chance[i] = seeds[i] ^ np.uint64(OPPONENTS_STREAM)
            let_opponents_play(records[i], own, opponents, chance[i : i + 1], moves)


@compiled
def show(tables: Any, plan: Any, results: Any, first: int, last: int) -> None:
    """Writes the rows of some tables. After the end a row stays with the seat that moved last.

    Each row is made in two small arrays and copied: a view of a large one costs more than that.
    """
    records, picked, own = tables.records, tables.picked, plan.rows_for
    words, masks, seats, acting = results.words, results.masks, results.seats, results.acting
    action_widths, widths = plan.action_widths, plan.widths
    observations, action_masks = results.observations, results.action_masks
    expanded = len(observations) > 0
    word_row: Any = np.zeros(len(widths), np.int64)
    mask_row: Any = np.zeros(len(action_widths), np.int64)
    for i in range(first, last):
        if own == MOVER and waiting(records[i]):
            seats[i, 0] = lowest(waiting(records[i]))
        for row in range(seats.shape[1]):
            seat = seats[i, row]
            acting[i, row] = show_row(records[i], seat, picked[i, seat], word_row, mask_row, action_widths)
            for k in range(len(action_widths)):
                masks[i, row, k] = mask_row[k]
            if expanded:
                write_out(word_row, widths, observations, i, row)
                write_out(mask_row, action_widths, action_masks, i, row)
            else:
                for k in range(len(widths)):
                    words[i, row, k] = word_row[k]


# ---- What goes with it ----


@compiled
def first_not_open(plan: Any, results: Any, actions: Any) -> int:
    """The first row, counted through all tables, whose seat acts but may not do so; -1: there is none."""
    for i in range(actions.shape[0]):
        for row in range(actions.shape[1]):
            action = actions[i, row]
            found = False
            if results.acting[i, row] and action >= 0:
                for k in range(len(plan.action_widths)):
                    if 0 <= action < plan.action_widths[k]:
                        found = results.masks[i, row, k] >> action & 1 != 0
                    action -= plan.action_widths[k]
            if results.acting[i, row] and not found:
                return int(i * actions.shape[1] + row)
    return -1


@compiled
def choose(masks: Any, widths: Any, state: Any, actions: Any) -> None:
    """Any of the open actions in each row, all equally likely, from the state of a quick generator."""
    key = state[0]
    for i in range(actions.shape[0]):
        for row in range(actions.shape[1]):
            listed = 0
            for k in range(len(widths)):
                listed += count(masks[i, row, k])
            key = stepped(key)
            n = mixed(key) * listed >> 32
            start = 0
            for k in range(len(widths)):
                here = count(masks[i, row, k])
                if 0 <= n < here:
                    actions[i, row] = start + nth(masks[i, row, k], n)
                n -= here
                start += widths[k]
    state[0] = key


@compiled
def expand(words: Any, widths: Any, eights: Any) -> None:
    """Packed rows, `words[row, word]`, as rows of bytes: `eights[0, row, eight]`."""
    for row in range(len(words)):
        write_out(words[row], widths, eights, 0, row)
