import type { Role } from '#platform/roles.ts'
import { isMaintenance } from '#platform/roles.ts'
import type { Priority, Status } from '../requests/choices.ts'
import { isActive, isOpen } from '../requests/rules.ts'
import { deadlineOf, isUnassigned } from '../sla/rules.ts'

type Assigned = { status: Status; assignedTo: string | null; vendorId?: string | null }
type Reader = { id: string; role: Role }

/** The order of the staff portal's list: most severe first, then by due time. Work that cannot go on comes after the rest. */
export const severities = ['urgent', 'high', 'normal', 'low', 'on_hold', 'finished'] as const
export type Severity = (typeof severities)[number]

type Ranked = Parameters<typeof deadlineOf>[0] & { status: Status; priority: Priority; createdAt: string }

/** How much harm a delay of this request does. */
export function severityOf({ status, priority }: Pick<Ranked, 'status' | 'priority'>): Severity {
  if (!isOpen({ status })) return 'finished'
  return isActive({ status }) ? priority : 'on_hold'
}

/** Orders by severity, then by due time; finished ones newest first. */
export function severityFirst(now: Date) {
  const dueOf = (request: Ranked) => (isOpen(request) ? (deadlineOf(request, now).due ?? Infinity) : 0)
  return (a: Ranked, b: Ranked): number => {
    const [due, otherDue] = [dueOf(a), dueOf(b)]
    return (
      severities.indexOf(severityOf(a)) - severities.indexOf(severityOf(b)) ||
      (due === otherDue ? Date.parse(b.createdAt) - Date.parse(a.createdAt) : due - otherDue)
    )
  }
}

/** Whether the staff portal shows a request: to people of the role maintenance only their own and unassigned ones. */
export const isShownTo = (request: Assigned, { id, role }: Reader): boolean =>
  !isMaintenance(role) || request.assignedTo === id || isUnassigned(request)

/** Whether a person sees who lives there, the unit, and how to enter: a person of the role maintenance once it is taken. */
export const seesHome = ({ assignedTo }: Assigned, { id, role }: Reader): boolean =>
  !isMaintenance(role) || assignedTo === id

const step = 5
/** Minutes after which the time since the request was taken says nothing about the work. */
const longestWork = 4 * 60
const usualWork = 30

/** The minutes that the form for completed work suggests, in steps of 5. */
export function suggestedMinutes(takenAt: string | null, now: Date): { minutes: number; sinceTaken: boolean } {
  const since = takenAt === null ? Infinity : (now.getTime() - Date.parse(takenAt)) / 60_000
  if (!(since >= 0 && since <= longestWork)) return { minutes: usualWork, sinceTaken: false }
  return { minutes: Math.max(step, Math.round(since / step) * step), sinceTaken: true }
}

/** The most requests that are listed as on the person's way. */
const mostNearby = 3

/** The requests on one's way that can be worked on, those on the same floor first; otherwise in the given order. */
export const nearestFirst = <Request extends OnRoute & { status: Status }>(
  requests: readonly Request[],
  floor: number,
): Request[] =>
  requests
    .filter((request) => isActive(request) && request.floor !== null)
    .toSorted((a, b) => Math.abs((a.floor ?? 0) - floor) - Math.abs((b.floor ?? 0) - floor))
    .slice(0, mostNearby)

type OnRoute = { floor: number | null }

/** Requests by floor, from the top down as one walks; places without a floor come last. */
export function routeByFloor<Request extends OnRoute>(
  requests: readonly Request[],
): { floor: number | null; requests: Request[] }[] {
  const floors = [...new Set(requests.map(({ floor }) => floor))].toSorted(
    (a, b) => (b ?? -Infinity) - (a ?? -Infinity),
  )
  return floors.map((floor) => ({ floor, requests: requests.filter((request) => request.floor === floor) }))
}
