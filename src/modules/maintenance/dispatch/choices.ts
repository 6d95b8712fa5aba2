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

/** The most work orders, each with its PDF, that are sent at once. */
export const mostOrders = 50
