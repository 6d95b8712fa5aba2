import { z } from 'zod'
import { Category, Priority, WaitingOn } from '#maintenance/requests/schemas.ts'
import { moveKinds } from '#moves/choices.ts'
import { Reason } from '#contact/reasons.ts'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'

const Instant = z.iso.datetime()
const RequestInNeed = {
  id: z.uuid(),
  number: z.int(),
  title: z.string(),
  /** The number of the unit, or the name of the place. */
  place: z.string(),
  priority: Priority,
  waitingOn: WaitingOn,
  isAssigned: z.boolean(),
  /** Whether it is due at an appointment instead of a promised time. */
  isAppointment: z.boolean(),
  createdAt: Instant,
}

/** An open request past its deadline. */
export const LateRequest = z.object({ kind: z.literal('late'), ...RequestInNeed, dueAt: Instant })
export type LateRequest = z.infer<typeof LateRequest>
/** An active request without an assignee. */
export const UnassignedRequest = z.object({
  kind: z.literal('unassigned'),
  ...RequestInNeed,
  dueAt: Instant.nullable(),
})
export type UnassignedRequest = z.infer<typeof UnassignedRequest>
/** A message of the public site without an answer. */
export const WaitingMessage = z.object({
  kind: z.literal('message'),
  id: z.uuid(),
  name: z.string(),
  reason: Reason,
  subject: z.string(),
  createdAt: Instant,
  replyBy: Instant,
})
export type WaitingMessage = z.infer<typeof WaitingMessage>
/** A current resident's lease that ends soon or has ended. */
export const EndingLease = z.object({
  kind: z.literal('lease'),
  /** The resident. */
  id: z.uuid(),
  name: z.string(),
  unitNumber: z.string(),
  endsOn: z.iso.date(),
})
export type EndingLease = z.infer<typeof EndingLease>
/** E-mails that could not be sent; the row shows the newest. */
export const FailedMail = z.object({
  kind: z.literal('mail'),
  id: z.uuid(),
  count: z.int(),
  to: z.string(),
  subject: z.string(),
  failedAt: Instant,
})
export type FailedMail = z.infer<typeof FailedMail>

/** The insurance or a certificate of a vendor that has ended, or that ends within 30 days. */
export const EndingPaper = z.object({
  kind: z.literal('paper'),
  /** The vendor. */
  id: z.uuid(),
  vendor: z.string(),
  /** Null for the insurance. */
  title: z.string().nullable(),
  validUntil: z.iso.date(),
})
export type EndingPaper = z.infer<typeof EndingPaper>

export const Need = z.discriminatedUnion('kind', [
  LateRequest,
  UnassignedRequest,
  WaitingMessage,
  EndingLease,
  FailedMail,
  EndingPaper,
])
export type Need = z.infer<typeof Need>

/** Requests opened and finished in a week that begins on a Monday. */
export const Week = z.object({ from: z.iso.date(), opened: z.int(), finished: z.int() })
export type Week = z.infer<typeof Week>
/** The median time from report to completion of a category. */
export const CategoryTime = z.object({ category: Category, finished: z.int(), medianDays: z.number() })
export type CategoryTime = z.infer<typeof CategoryTime>

/** An appointment of an open request, or the confirmed visit of its vendor. */
export const TodayVisit = z.object({
  kind: z.literal('visit'),
  /** The request. */
  id: z.uuid(),
  title: z.string(),
  /** The number of the unit, or the name of the place. */
  place: z.string(),
  /** The vendor of the visit, or the assignee of the request. */
  who: z.string().nullable(),
  at: Instant,
  until: Instant.nullable(),
})
/** A move that is planned for today, or has taken effect today. */
export const TodayMove = z.object({
  kind: z.literal('move'),
  id: z.uuid(),
  move: z.enum(moveKinds),
  unitId: z.uuid(),
  unitNumber: z.string(),
  /** The new unit of a transfer. */
  toUnitNumber: z.string().nullable(),
})
/** An event that is not cancelled. */
export const TodayEvent = z.object({
  kind: z.literal('event'),
  id: z.uuid(),
  title: z.string(),
  location: z.string(),
  at: Instant,
  until: Instant.nullable(),
})
export const TodayRow = z.discriminatedUnion('kind', [TodayVisit, TodayMove, TodayEvent])
export type TodayRow = z.infer<typeof TodayRow>

/** What is planned for today. */
export const Today = z.object({
  /** All of each kind, shown or not. */
  counts: z.object({ visit: z.int(), move: z.int(), event: z.int() }),
  /** Moves first, then by time. */
  rows: z.array(TodayRow),
  /** Packages that wait at the front desk. */
  packages: z.int(),
  /** Visits that the front desk expects today. */
  visitors: z.int(),
  /** Who is on call now; null when nobody is. */
  onCall: z.object({ name: z.string(), until: Instant.nullable() }).nullable(),
})
export type Today = z.infer<typeof Today>

/** The overview of the building. */
export const Overview = z.object({
  units: z.object({ total: z.int(), occupied: z.int(), vacant: z.int() }),
  tenants: z.object({
    total: z.int(),
    active: z.int(),
    invited: z.int(),
    notInvited: z.int(),
    noEmail: z.int(),
    suspended: z.int(),
    former: z.int(),
  }),
  /** Active requests. */
  requests: z.object({ total: z.int(), urgent: z.int(), standard: z.int() }),
  announcements: z.object({ total: z.int(), published: z.int(), scheduled: z.int() }),
  /** Active requests due before the office closes, or before midnight where it is closed. */
  dueToday: z.object({ count: z.int(), until: Instant }),
  today: Today,
  needs: z.object({
    /** The totals of each kind, shown or not. */
    counts: z.object({
      late: z.int(),
      unassigned: z.int(),
      message: z.int(),
      lease: z.int(),
      mail: z.int(),
      /** Papers of vendors. */
      paper: z.int(),
      /** Stalls and lockers that several residents or units claim. */
      conflict: z.int(),
      /** Keys that the front desk lent and that were due back. */
      key: z.int(),
    }),
    /** Most urgent first. */
    rows: z.array(Need),
  }),
  /** The oldest first; the last one is under way. */
  weeks: z.array(Week),
  /** Over the last ninety days; categories without finished work are left out. */
  categories: z.array(CategoryTime),
})
export type Overview = z.infer<typeof Overview>

export const overview = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/overview',
    roles: office,
    summary: 'The building at a glance: counts, urgent needs of today, and the recent course of requests',
    reply: Overview,
  }),
}
