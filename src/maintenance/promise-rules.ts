import { afterOpenMinutes, openMinutesBetween } from '#building/rules.ts'
import type { OfficeHours } from '#building/rules.ts'
import type { Category, Priority, PromiseClock, Status } from './choices.ts'
import { isActive, isOpen } from './rules.ts'

/** A line of the building's promises: within how many minutes of its clock work is promised. */
export type PromiseLine = {
  priority: Priority
  category: Category | null
  withinMinutes: number
  clock: PromiseClock
}
/** By when it is promised, from when on that is near, and the clock it runs by. */
export type Promised = { promisedAt: Date; nearAt: Date; promiseClock: PromiseClock }
export type Pause = { from: string; to: string }

/** The share of the promised time after which the promise is near. */
const nearShare = 0.75

/**
 * By when it is promised, counted from `from`; a line for the category goes before the general one. The pauses count
 * for nothing. Null when nothing is promised.
 */
export function promiseOf(
  request: { priority: Priority; category: Category },
  from: Date,
  lines: readonly PromiseLine[],
  office: OfficeHours,
  pauses: readonly Pause[] = [],
): Promised | null {
  const mine = lines.filter((line) => line.priority === request.priority)
  const line = mine.find((l) => l.category === request.category) ?? mine.find((l) => l.category === null)
  if (!line) return null
  const promised = {
    promisedAt: passing(line.clock, from, line.withinMinutes, office),
    nearAt: passing(line.clock, from, line.withinMinutes * nearShare, office),
    promiseClock: line.clock,
  }
  return pauses.reduce((so, pause) => shiftPromise(so, new Date(pause.from), new Date(pause.to), office), promised)
}

/** The promise after a pause: as much later as its clock would have run meanwhile. */
export function shiftPromise(promised: Promised, from: Date, to: Date, office: OfficeHours): Promised {
  const clock = promised.promiseClock
  const waited = elapsed(clock, from, to, office)
  if (waited === 0) return promised
  return {
    promisedAt: passing(clock, promised.promisedAt, waited, office),
    nearAt: passing(clock, promised.nearAt, waited, office),
    promiseClock: clock,
  }
}

const passing = (clock: PromiseClock, from: Date, minutes: number, office: OfficeHours): Date =>
  clock === 'always' ? new Date(from.getTime() + minutes * 60_000) : afterOpenMinutes(from, minutes, office)

const elapsed = (clock: PromiseClock, from: Date, to: Date, office: OfficeHours): number =>
  clock === 'always' ? Math.max(0, to.getTime() - from.getTime()) / 60_000 : openMinutesBetween(from, to, office)

type Instant = Date | string | null
const time = (at: Instant | undefined) => (at === null || at === undefined ? null : new Date(at).getTime())

/** Why a request stands above others: its promise is broken, or nearly, or nobody has it. */
export const attentions = ['late', 'near', 'unassigned'] as const
export type Attention = (typeof attentions)[number]

type Watched = {
  status: Status
  promisedAt: Instant
  nearAt: Instant
  pausedAt: Instant
  pausedUntil: Instant
  assignedTo: string | null
  vendorId?: string | null
}

/** What lifts a request to the top of its list, or null. In a pause nothing comes near, but a pause may last too long. */
export function attentionOf(request: Watched, now: Date): Attention | null {
  if (!isOpen(request)) return null
  const [promised, near, paused] = [time(request.promisedAt), time(request.nearAt), time(request.pausedAt)]
  if (promised !== null && promised < (paused ?? now.getTime())) return 'late'
  if (paused !== null) return (time(request.pausedUntil) ?? Infinity) < now.getTime() ? 'near' : null
  if (request.status === 'on_hold') return null
  if (near !== null && near <= now.getTime()) return 'near'
  return request.assignedTo === null && (request.vendorId ?? null) === null ? 'unassigned' : null
}

type Listed = Watched & { createdAt: Instant }

/** Late, near and unassigned first, then what is worked on, then what waits, each by the nearest promise; then what is finished, newest first. */
export function attentionFirst(now: Date) {
  return (one: Listed, other: Listed): number => {
    const [rank, otherRank] = [rankOf(one, now), rankOf(other, now)]
    if (rank !== otherRank) return rank - otherRank
    if (isOpen(one)) {
      const [due, otherDue] = [time(one.promisedAt) ?? Infinity, time(other.promisedAt) ?? Infinity]
      if (due !== otherDue) return due - otherDue
    }
    return (time(other.createdAt) ?? 0) - (time(one.createdAt) ?? 0)
  }
}

function rankOf(request: Listed, now: Date): number {
  if (!isOpen(request)) return attentions.length + 2
  const attention = attentionOf(request, now)
  if (attention !== null) return attentions.indexOf(attention)
  return isActive(request) ? attentions.length : attentions.length + 1
}

/** How a promise stands: `minutes` are left, late, or waited; null where they are not known. */
export type PromiseReading = {
  state: 'running' | 'late' | 'paused' | 'done'
  /** Three quarters exactly when the promise comes near. */
  used: number
  minutes: number | null
}

/** Reads the clock of a request; null when nothing is promised any more. */
export function readPromise(
  request: {
    status: Status
    createdAt: Instant
    promisedAt: Instant
    nearAt?: Instant
    pausedAt?: Instant
    pausedMinutes?: number
  },
  now: Date,
): PromiseReading | null {
  const [promised, created] = [time(request.promisedAt), time(request.createdAt)]
  if (promised === null || created === null || request.status === 'cancelled') return null
  if (request.status === 'completed') return { state: 'done', used: 1, minutes: 0 }
  const paused = time(request.pausedAt)
  const start = created + (request.pausedMinutes ?? 0) * 60_000
  const near = time(request.nearAt) ?? start + (promised - start) * nearShare
  const used = usedAt(paused ?? now.getTime(), start, near, promised)
  const late = promised < (paused ?? now.getTime())
  // What was late before the pause stays late in it: a pause makes up for nothing.
  if (late) return { state: 'late', used: 1, minutes: Math.floor((now.getTime() - promised) / 60_000) }
  if (request.status === 'on_hold')
    return {
      state: 'paused',
      used,
      minutes: paused === null ? null : Math.max(0, Math.floor((now.getTime() - paused) / 60_000)),
    }
  return { state: 'running', used, minutes: Math.ceil((promised - now.getTime()) / 60_000) }
}

function usedAt(at: number, start: number, near: number, promised: number): number {
  if (at >= promised) return 1
  if (at <= start) return 0
  return at < near
    ? (nearShare * (at - start)) / (near - start)
    : nearShare + ((1 - nearShare) * (at - near)) / (promised - near)
}
