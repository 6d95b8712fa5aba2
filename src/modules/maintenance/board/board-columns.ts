import { statuses, type Status } from '../requests/choices.ts'
import { activeStatuses, openStatuses } from '../requests/rules.ts'

export const statusFilters = ['active', 'all', 'pending', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const
export type StatusFilter = (typeof statusFilters)[number]

const statusesOf = (filter: StatusFilter | 'open'): readonly Status[] => {
  if (filter === 'all') return statuses
  if (filter === 'active') return activeStatuses
  return filter === 'open' ? openStatuses : [filter]
}

/** The open columns: those of the filter, and those the user opened. */
export const openColumns = (filter: StatusFilter, opened: readonly Status[] = []): Status[] =>
  statuses.filter((status) => statusesOf(filter).includes(status) || opened.includes(status))

/** Whether the column belongs to the filter, so that it cannot be closed. */
export const isInFilter = (filter: StatusFilter, status: Status) => statusesOf(filter).includes(status)

/** The neighbouring column on the board; null at its ends. */
export function columnBeside(status: Status, direction: -1 | 1, among: readonly Status[] = statuses): Status | null {
  return among[among.indexOf(status) + direction] ?? null
}

/** Parses the columns in the address: 'on_hold,completed'. */
export const columnsNamed = (text: string | undefined): Status[] => {
  const named = text?.split(',') ?? []
  return statuses.filter((status) => named.includes(status))
}
