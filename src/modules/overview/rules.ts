import type { Day } from '#platform/time/dates.ts'
import type { Need, TodayRow } from './contract.ts'
import type { NeedKind, TodayKind } from './choices.ts'

/** Weeks shown, including the current one. */
export const weeksShown = 12
/** Days of finished work that the median covers. */
export const daysMeasured = 90
/** Rows that fit beside the charts. */
export const maxNeeds = 8
/** Limits each kind, so that none hides the others. */
export const maxPerKind: Readonly<Record<NeedKind, number>> = {
  late: 4,
  unassigned: 3,
  message: 2,
  lease: 2,
  mail: 1,
  paper: 2,
  conflict: 0,
  key: 0,
}

/** The order of urgency, most urgent first. */
const urgencyLevels = [
  'late urgent',
  'unassigned urgent',
  'late high',
  'late',
  'mail',
  'message late',
  'unassigned high',
  'lease over',
  'paper over',
  'unassigned',
  'lease',
  'paper',
  'message',
] as const
type UrgencyLevel = (typeof urgencyLevels)[number]

function urgencyLevelOf(need: Need, now: Date, today: Day): UrgencyLevel {
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
      return Date.parse(need.replyBy) < now.getTime() ? 'message late' : 'message'
    case 'lease':
      return need.endsOn < today ? 'lease over' : 'lease'
    case 'mail':
      return 'mail'
    case 'paper':
      return need.validUntil < today ? 'paper over' : 'paper'
  }
}

/** Within a level, by due time. */
function dueOf(need: Need): number {
  switch (need.kind) {
    case 'late':
      return Date.parse(need.dueAt)
    case 'unassigned':
      return Date.parse(need.dueAt ?? need.createdAt)
    case 'message':
      return Date.parse(need.replyBy)
    case 'lease':
      return Date.parse(need.endsOn)
    case 'mail':
      return Date.parse(need.failedAt)
    case 'paper':
      return Date.parse(need.validUntil)
  }
}

/** The most urgent needs: limited per kind and in total. */
export function byUrgency(needs: readonly Need[], now: Date, today: Day): Need[] {
  const sorted = needs
    .map((need) => ({ need, level: urgencyLevels.indexOf(urgencyLevelOf(need, now, today)), due: dueOf(need) }))
    .sort((a, b) => a.level - b.level || a.due - b.due)
    .map(({ need }) => need)
  const counts = { late: 0, unassigned: 0, message: 0, lease: 0, mail: 0, paper: 0 }
  return sorted.filter(({ kind }) => (counts[kind] += 1) <= maxPerKind[kind]).slice(0, maxNeeds)
}

/** Whether a need is urgent already, for the colour of its row. */
export const isUrgent = (need: Need, now: Date): boolean =>
  need.kind === 'late' ||
  (need.kind === 'unassigned' && need.priority === 'urgent') ||
  (need.kind === 'mail' && need.count > 0) ||
  (need.kind === 'message' && Date.parse(need.replyBy) < now.getTime())

/** Limits what is listed of today. */
export const maxToday: Readonly<Record<TodayKind, number>> = { visit: 6, move: 20, event: 20 }

/** Moves first, because they have a day and no time, then by time. */
export const byTime = (rows: readonly TodayRow[]): TodayRow[] => rows.toSorted((a, b) => timeOf(a) - timeOf(b))

const timeOf = (row: TodayRow) => (row.kind === 'move' ? 0 : Date.parse(row.at))
