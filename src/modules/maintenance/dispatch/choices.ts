/** The largest number of requests that one press changes. */
export const largestSelection = 500

/** What became of each request of a change of many. */
export const bulkOutcomes = ['changed', 'unchanged', 'stale', 'rejected'] as const
export type BulkOutcome = (typeof bulkOutcomes)[number]

/** The columns of an exported or printed list, in their order. */
export const exportColumns = [
  'number',
  'title',
  'place',
  'resident',
  'category',
  'priority',
  'status',
  'assignee',
  'vendor',
  'scheduled',
  'due',
  'created',
  'completed',
] as const
export type ExportColumn = (typeof exportColumns)[number]
