/** The lists of the console whose selected rows can be exported. */
export const selectableLists = [
  'units',
  'announcements',
  'events',
  'resources',
  'messages',
  'users',
  'assets',
  'vendors',
  'moves',
  'waiting',
  'emails',
  'audit',
] as const
export type SelectableList = (typeof selectableLists)[number]

/** The lists of the console that views can be saved of. */
export const viewLists = [
  'maintenance',
  'tenants',
  'units',
  'announcements',
  'events',
  'resources',
  'messages',
  'assets',
  'users',
  'vendors',
] as const
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
  announcements: ['state', 'category', 'search', 'fields'],
  events: ['when', 'type', 'search', 'fields'],
  resources: ['show', 'kind', 'folder', 'search', 'fields'],
  messages: ['status', 'reason', 'search', 'fields'],
  assets: ['list', 'state', 'kind', 'place', 'search', 'fields'],
  users: ['role', 'status', 'search', 'fields'],
  vendors: ['trade', 'papers', 'retired', 'search', 'fields'],
  units: ['search', 'floor', 'area', 'status', 'type', 'bedrooms', 'sort', 'fields'],
}

/** The parameter that names the columns, with commas between them. */
export const columnsParameter = 'fields'

/** The most ids in one call; they are smaller than the limit of a body (64 kB). */
export const maxExportedRows = 1500
export const maxViews = 50
export const maxNameLength = 60
export const maxValueLength = 400
