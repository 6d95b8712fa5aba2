import { addOpenMinutes, openMinutesBetween, type OfficeHours } from '#building/rules.ts'
import type { Category, Priority, SlaClock, Status } from '../requests/choices.ts'
import { isActiveStatus, isOpenStatus } from '../requests/open-statuses.ts'

/** An SLA target: the minutes of its clock within which work of a priority is due. */
export type SlaRow = {
  priority: Priority
  category: Category | null
  withinMinutes: number
  clock: SlaClock
}
/** The due time, the time from which it is due soon, and its clock. */
export type SlaTimes = { dueAt: Date; dueSoonAt: Date; slaClock: SlaClock }
export type Pause = { from: string; to: string }

/** The share of the time until the deadline after which a request is due soon. */
export const dueSoonShare = 0.75

/**
 * The SLA counted from `from`, with pauses excluded; a target for the category takes precedence over the general one.
 * Null when no target applies.
 */
export function computeSla(
  request: { priority: Priority; category: Category },
  from: Date,
  lines: readonly SlaRow[],
  office: OfficeHours,
  pauses: readonly Pause[] = [],
): SlaTimes | null {
  const candidates = lines.filter((line) => line.priority === request.priority)
  const line = candidates.find((l) => l.category === request.category) ?? candidates.find((l) => l.category === null)
  if (!line) return null
  const sla = {
    dueAt: addMinutes(line.clock, from, line.withinMinutes, office),
    dueSoonAt: addMinutes(line.clock, from, line.withinMinutes * dueSoonShare, office),
    slaClock: line.clock,
  }
  return pauses.reduce((so, pause) => shiftSla(so, new Date(pause.from), new Date(pause.to), office), sla)
}

/** Moves an SLA by the time its clock would have run during a pause. */
export function shiftSla(sla: SlaTimes, from: Date, to: Date, office: OfficeHours): SlaTimes {
  const clock = sla.slaClock
  const waited = elapsed(clock, from, to, office)
  if (waited === 0) return sla
  return {
    dueAt: addMinutes(clock, sla.dueAt, waited, office),
    dueSoonAt: addMinutes(clock, sla.dueSoonAt, waited, office),
    slaClock: clock,
  }
}

const addMinutes = (clock: SlaClock, from: Date, minutes: number, office: OfficeHours): Date =>
  clock === 'always' ? new Date(from.getTime() + minutes * 60_000) : addOpenMinutes(from, minutes, office)

const elapsed = (clock: SlaClock, from: Date, to: Date, office: OfficeHours): number =>
  clock === 'always' ? Math.max(0, to.getTime() - from.getTime()) / 60_000 : openMinutesBetween(from, to, office)

type Instant = Date | string | null
/** Null for invalid dates too. */
const time = (at: Instant | undefined) => {
  const value = at === null || at === undefined ? Number.NaN : new Date(at).getTime()
  return Number.isNaN(value) ? null : value
}

/** Why a request is listed first: late, due soon, or unassigned. */
export const attentions = ['late', 'near', 'unassigned'] as const
export type Attention = (typeof attentions)[number]

/** The order of a list by attention. */
export const attentionRanks = [...attentions, 'active', 'on_hold', 'finished'] as const
export type AttentionRank = (typeof attentionRanks)[number]

type Deadlines = {
  createdAt: Instant
  scheduledDate?: Instant | undefined
  dueAt: Instant
  dueSoonAt?: Instant | undefined
  pausedAt?: Instant | undefined
}

/** When a request is due and due soon: an appointment replaces the promised time, and no pause moves it. */
export function deadlineOf(request: Deadlines, now: Date) {
  const [appointment, created] = [time(request.scheduledDate), time(request.createdAt)]
  if (appointment === null)
    return { due: time(request.dueAt), dueSoon: time(request.dueSoonAt), asOf: time(request.pausedAt) ?? now.getTime() }
  const dueSoon = created === null ? null : created + (appointment - created) * dueSoonShare
  return { due: appointment, dueSoon, asOf: now.getTime() }
}

type OpenRequest = Deadlines & {
  status: Status
  pausedUntil: Instant
  assignedTo: string | null
  vendorId?: string | null
}

/** Late, or overdue: open, and past its appointment or else its promised time, which does not run during a pause. */
export function isLate(request: Deadlines & { status: Status }, now: Date): boolean {
  const { due, asOf } = deadlineOf(request, now)
  return isOpenStatus(request.status) && due !== null && due < asOf
}

/** Unassigned: active, with neither a person nor a vendor. */
export const isUnassigned = (request: { status: Status; assignedTo: string | null; vendorId?: string | null }) =>
  isActiveStatus(request.status) && request.assignedTo === null && (request.vendorId ?? null) === null

/** Why a request needs attention, or null. A paused request is not due soon, unless its pause lasts too long. */
export function attentionOf(request: OpenRequest, now: Date): Attention | null {
  if (!isOpenStatus(request.status)) return null
  if (isLate(request, now)) return 'late'
  if (time(request.pausedAt) !== null) return (time(request.pausedUntil) ?? Infinity) < now.getTime() ? 'near' : null
  if (request.status === 'on_hold') return null
  const { dueSoon } = deadlineOf(request, now)
  if (dueSoon !== null && dueSoon <= now.getTime()) return 'near'
  return isUnassigned(request) ? 'unassigned' : null
}

/**
 * Orders by attention: late, due soon and unassigned first, then active, then on hold, each by due time; then finished
 * ones, newest first.
 */
export function attentionFirst(now: Date) {
  return (a: OpenRequest, b: OpenRequest): number => {
    const [rank, otherRank] = [rankOf(a, now), rankOf(b, now)]
    if (rank !== otherRank) return attentionRanks.indexOf(rank) - attentionRanks.indexOf(otherRank)
    if (isOpenStatus(a.status)) {
      const [due, otherDue] = [deadlineOf(a, now).due ?? Infinity, deadlineOf(b, now).due ?? Infinity]
      if (due !== otherDue) return due - otherDue
    }
    return (time(b.createdAt) ?? 0) - (time(a.createdAt) ?? 0)
  }
}

function rankOf(request: OpenRequest, now: Date): AttentionRank {
  if (!isOpenStatus(request.status)) return 'finished'
  return attentionOf(request, now) ?? (isActiveStatus(request.status) ? 'active' : 'on_hold')
}

/** The state of an SLA: `minutes` are left, late, or paused; null when unknown. */
export type SlaReading = {
  state: 'running' | 'late' | 'paused' | 'done'
  /** Exactly three quarters at the due-soon time. */
  used: number
  minutes: number | null
}

/** How far a request is on the way to its deadline; null when it has none. */
export function readSla(request: Deadlines & { status: Status; pausedMinutes?: number }, now: Date): SlaReading | null {
  const { due, dueSoon: warning, asOf } = deadlineOf(request, now)
  const created = time(request.createdAt)
  if (due === null || created === null || request.status === 'cancelled') return null
  if (request.status === 'completed') return { state: 'done', used: 1, minutes: 0 }
  const paused = time(request.pausedAt)
  const start = time(request.scheduledDate) === null ? created + (request.pausedMinutes ?? 0) * 60_000 : created
  const dueSoon = warning ?? start + (due - start) * dueSoonShare
  const used = usedShare(asOf, start, dueSoon, due)
  // A request that was late before a pause stays late in it.
  if (isLate(request, now)) return { state: 'late', used: 1, minutes: Math.floor((now.getTime() - due) / 60_000) }
  if (request.status === 'on_hold')
    return {
      state: 'paused',
      used,
      minutes: paused === null ? null : Math.max(0, Math.floor((now.getTime() - paused) / 60_000)),
    }
  // The clock of a page can be half a minute behind a request that was just filed.
  const from = Math.max(now.getTime(), created)
  return { state: 'running', used, minutes: Math.ceil((due - from) / 60_000) }
}

function usedShare(at: number, start: number, dueSoon: number, due: number): number {
  if (at >= due) return 1
  if (at <= start) return 0
  return at < dueSoon
    ? (dueSoonShare * (at - start)) / (dueSoon - start)
    : dueSoonShare + ((1 - dueSoonShare) * (at - dueSoon)) / (due - dueSoon)
}
