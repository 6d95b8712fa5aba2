import { statuses, type Status } from './choices.ts'
import { activeStatuses, openStatuses } from './rules.ts'

export const statusFilters = ['active', 'all', 'pending', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const
export type StatusFilter = (typeof statusFilters)[number]

const asked = (filter: StatusFilter | 'open'): readonly Status[] => {
  if (filter === 'all') return statuses
  if (filter === 'active') return activeStatuses
  return filter === 'open' ? openStatuses : [filter]
}

/** The columns that stand open: those the filter asks for, and those somebody opened beside them. */
export const openColumns = (filter: StatusFilter, opened: readonly Status[] = []): Status[] =>
  statuses.filter((status) => asked(filter).includes(status) || opened.includes(status))

/** Whether the filter keeps a column open, so that nobody can close it. */
export const isAsked = (filter: StatusFilter, status: Status) => asked(filter).includes(status)

/** The column beside, in the order of the board; the last one has none behind it. */
export function columnBeside(status: Status, direction: -1 | 1, among: readonly Status[] = statuses): Status | null {
  return among[among.indexOf(status) + direction] ?? null
}

/** The words of the address that name columns: 'on_hold,completed'. */
export const columnsNamed = (text: string | undefined): Status[] => {
  const named = text?.split(',') ?? []
  return statuses.filter((status) => named.includes(status))
}
