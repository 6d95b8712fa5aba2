/** The lists of the console that views can be saved of. */
export const viewLists = ['maintenance', 'tenants', 'units'] as const
export type ViewList = (typeof viewLists)[number]

/** The filters, the order and the columns of each list, as its address names them. */
export const parametersOfLists: Readonly<Record<ViewList, readonly string[]>> = {
  maintenance: [
    'status',
    'priority',
    'category',
    'assignee',
    'due',
    'waiting',
    'visit',
    'of',
    'search',
    'order',
    'view',
    'fields',
  ],
  tenants: ['area', 'status', 'type', 'lease', 'invitation', 'search', 'sort', 'order', 'view', 'fields'],
  units: ['search', 'floor', 'area', 'status', 'type', 'bedrooms', 'sort', 'fields'],
}

/** The parameter that names the columns, with commas between them. */
export const columnsParameter = 'fields'

export const maxViews = 50
export const maxNameLength = 60
export const maxValueLength = 400
