import type { Day } from '#platform/dates.ts'
import type { Need, NeedKind } from './contract.ts'

/** So many weeks of requests are told of, the present one included. */
export const weeksShown = 12
/** The time to finish is taken from the work of so many days. */
export const daysMeasured = 90
/** A lease that ends within so many days needs somebody's word. */
export const leaseDays = 30
/** So many rows fit beside the charts. */
export const mostNeeds = 8
/** One kind alone does not push all others out of sight. */
export const mostOfKind: Readonly<Record<NeedKind, number>> = { late: 4, unassigned: 3, message: 2, lease: 2, mail: 1 }

/** The harm of leaving it lie, the gravest first: people in trouble, promises broken, silence, then what comes. */
const ladder = [
  'late urgent',
  'unassigned urgent',
  'late high',
  'late',
  'mail',
  'message late',
  'unassigned high',
  'lease over',
  'unassigned',
  'lease',
  'message',
] as const
type Rung = (typeof ladder)[number]

function rungOf(need: Need, now: Date, today: Day): Rung {
  switch (need.kind) {
    case 'late':
      return need.priority === 'urgent' ? 'late urgent' : need.priority === 'high' ? 'late high' : 'late'
    case 'unassigned':
      return need.priority === 'urgent'
        ? 'unassigned urgent'
        : need.priority === 'high'
          ? 'unassigned high'
          : 'unassigned'
    case 'message':
      return Date.parse(need.answerBy) < now.getTime() ? 'message late' : 'message'
    case 'lease':
      return need.endsOn < today ? 'lease over' : 'lease'
    case 'mail':
      return 'mail'
  }
}

/** Within a rung whatever was, or will be, due first. */
function dueOf(need: Need): number {
  switch (need.kind) {
    case 'late':
      return Date.parse(need.promisedAt)
    case 'unassigned':
      return Date.parse(need.promisedAt ?? need.createdAt)
    case 'message':
      return Date.parse(need.answerBy)
    case 'lease':
      return Date.parse(need.endsOn)
    case 'mail':
      return Date.parse(need.failedAt)
  }
}

/** What needs somebody, by harm; of each kind only its first few, and not more in all than fit. */
export function byHarm(needs: readonly Need[], now: Date, today: Day): Need[] {
  const sorted = needs
    .map((need) => ({ need, rung: ladder.indexOf(rungOf(need, now, today)), due: dueOf(need) }))
    .sort((one, other) => one.rung - other.rung || one.due - other.due)
    .map(({ need }) => need)
  const taken = { late: 0, unassigned: 0, message: 0, lease: 0, mail: 0 }
  return sorted.filter(({ kind }) => (taken[kind] += 1) <= mostOfKind[kind]).slice(0, mostNeeds)
}

/** Whether a request is in trouble already, for the colour of its row. */
export const isGrave = (need: Need, now: Date): boolean =>
  need.kind === 'late' ||
  (need.kind === 'unassigned' && need.priority === 'urgent') ||
  (need.kind === 'mail' && need.count > 0) ||
  (need.kind === 'message' && Date.parse(need.answerBy) < now.getTime())
