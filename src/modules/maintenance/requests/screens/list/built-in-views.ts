import type { RequestFilterValues } from './use-request-filter.ts'

export const builtInViews = ['late', 'mine', 'unassigned', 'vendor', 'visits'] as const
export type BuiltInView = (typeof builtInViews)[number]

/** The filters of each view that everyone has; all other filters are those of the whole list. */
export const filtersOfViews = (userId: string): Record<BuiltInView, Partial<RequestFilterValues>> => ({
  // All statuses, because a request that was overdue before a pause is overdue during it too.
  late: { status: 'all', due: 'late' },
  mine: { assignee: userId },
  unassigned: { assignee: 'nobody' },
  vendor: { status: 'all', waitingOn: 'vendor' },
  visits: { status: 'all', visit: 'week' },
})
