import { inLanguages } from '#platform/language.ts'
import { frenchRequests } from './french.ts'
import type { Team } from '#accounts/choices.ts'
import type { Role } from '#platform/roles.ts'
import type { Priority, Status } from './choices.ts'
import type { MaintenanceRequest } from './request.ts'
import { answerWords, ownWords } from './own-words.ts'
import {
  categoryWords,
  isStatus,
  moveWords,
  placeWords,
  priorityWords,
  roleWords,
  statusWords,
  teamWords,
} from './vocabulary.ts'

const count = (n: number, one: string, many: string) => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

/** Every text of maintenance that a person reads. */
const english = {
  status: statusWords,
  /** The staff selector spells with a hyphen what is two words elsewhere. */
  hyphenated: (status: Status) => statusWords[status].replace(' ', '-'),
  priority: priorityWords,
  priorityMeans: {
    low: 'can wait a few days',
    normal: 'within a week',
    high: 'within 24-48 hours',
    urgent: 'immediate attention',
  } satisfies Record<Priority, string>,
  category: categoryWords,
  number: (code: string | undefined, number: number) => (code ? `${code}-${number}` : `${number}`),
  fullName: ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim(),
  place: ({ unit, placeKind, placeName }: Pick<MaintenanceRequest, 'unit' | 'placeKind' | 'placeName'>) =>
    unit ? `Unit ${unit.unitNumber}` : (placeName ?? placeWords[placeKind]),
  placeDetail: ({ unit, placeKind }: Pick<MaintenanceRequest, 'unit' | 'placeKind'>) =>
    unit ? `Floor ${unit.floor}` : placeWords[placeKind],
  /** 'Status changed from in_progress to on_hold', with the statuses as people read them. */
  statusNote: (note: string) =>
    note.replace(/\b[a-z]+(?:_[a-z]+)*\b/g, (word) => (isStatus(word) ? statusWords[word] : word)),

  whose: {
    office: moveWords,
    resident: { ...moveWords, office: 'Building’s move', staff: 'Building’s move', resident: 'Your move' },
  },
  span: (minutes: number) => {
    const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)]
    if (days >= 2) return `${days} d`
    if (hours >= 6) return `${hours} h`
    if (hours >= 1) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
    return `${minutes} min`
  },
  left: (span: string) => `${span} left`,
  late: (span: string) => `${span} late`,
  due: (day: string) => `due ${day}`,
  promised: (day: string) => `promised ${day}`,
  tomorrow: 'tomorrow',
  today: 'today',
  onHold: 'on hold',
  finished: 'Work done',
  confirmed: 'Resident confirmed the fix',
  closedUnanswered: 'No answer, closed',

  title: 'Maintenance Requests',
  loading: 'Loading maintenance requests...',
  none: 'No Maintenance Requests',
  allDone: 'Everything that was reported is done.',
  noneFit: 'No request fits these filters.',
  clearFilters: 'Clear filters',
  counted: (n: number, status: string) =>
    status === 'active' ? count(n, 'active request', 'active requests') : count(n, 'request', 'requests'),
  search: 'Search title, unit, resident',
  retry: 'Retry',
  filters: 'Filters',
  filterStatus: 'Status',
  filterPriority: 'Priority',
  filterCategory: 'Category',
  statusChoices: {
    active: 'Active only',
    all: 'All',
    pending: 'New/Pending',
    in_progress: statusWords.in_progress,
    on_hold: statusWords.on_hold,
    completed: statusWords.completed,
    cancelled: statusWords.cancelled,
  },
  all: 'All',
  columns: {
    request: 'Request',
    place: 'Place and resident',
    status: 'Status and priority',
    assignee: 'Assigned to',
    promise: 'Promise',
    actions: 'Actions',
  },
  view: 'View',
  viewRequest: (number: string, title: string) => `View ${number}, ${title}`,
  unassigned: 'Unassigned',
  noResident: 'No resident',
  created: 'Created',
  createdOn: (day: string) => `Created ${day}`,

  request: 'Maintenance request',
  next: (move: string) => `Next: ${move}`,
  /** The line below a name in the list of people: what they do. */
  team: ({ role, team }: { role: Role; team: Team | null }) =>
    team && teamWords[team] !== roleWords[role] ? `${roleWords[role]} · ${teamWords[team]}` : roleWords[role],
  loadingOne: 'Loading the request...',
  notFound: 'This request could not be opened',
  missing: 'There is no such request',
  missingHelp: 'It may have been removed, or the link is not complete.',
  backToList: 'Back to the requests',
  overview: 'Overview',
  timeline: 'Timeline',
  notes: 'Notes',
  sections: 'Parts of the request',
  description: 'Description',
  progress: 'Progress',
  details: 'Details',
  promise: 'Promised to the resident',
  promiseOpen: 'No time is promised',
  reportedBy: (name: string) => `Reported by ${name}`,
  reported: 'Reported',
  resident: 'Resident',
  tenant: 'Tenant',
  unit: 'Unit',
  placeField: 'Place',
  assignedTo: 'Assigned to',
  scheduled: 'Scheduled',
  estimatedCost: 'Estimated cost',
  updated: 'Last changed',
  completedOn: 'Completed',
  notScheduled: 'Not scheduled',
  noCost: 'None',
  statusField: 'Status',
  priorityField: 'Priority',
  categoryField: 'Category',
  titleField: 'Title',
  scheduledField: 'Scheduled date',
  buildingTime: 'In the building’s time',
  costField: 'Estimated cost ($)',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving...',
  nothingToSave: 'No changes to save',
  saved: 'Request updated successfully',
  moved: 'Request status updated successfully',
  notSaved: 'Failed to update request',
  notMoved: 'Failed to update status',
  changedMeanwhile: 'Someone else changed this in the meantime.',
  changedBy: (name: string) => `${name} changed this in the meantime.`,
  nowIs: (field: string, value: string) => `${field} is now ${value}.`,
  keptTyped: 'What you typed is still here.',

  noNotes: 'No notes yet',
  noNotesHelp: 'What you write here stays with the request.',
  notesLoading: 'Loading notes...',
  addNote: 'Add Note',
  addingNote: 'Adding...',
  notePlaceholder: 'What was done, what is next',
  noteFirst: 'Write a note first',
  visible: 'Visible to the resident',
  visibleHint: 'Otherwise only the office and staff read it.',
  seenByResident: 'Resident sees this',
  internal: 'Office only',
  noteAdded: 'Note added successfully',
  noteNotAdded: 'Failed to add note',

  ofUnit: {
    currentIssues: 'Current Issues',
    history: 'History',
    parts: 'Requests of the unit',
    openCase: 'Open Case',
    noIssues: 'No current issues',
    noIssuesHelp: 'Nothing of this unit is being worked on.',
    noHistory: 'No maintenance history',
    noHistoryHelp: 'What was finished, cancelled or put on hold is kept here.',
    loading: 'Loading maintenance requests...',
    more: (n: number) => `${n.toLocaleString('en-US')} more in the Maintenance section`,
    tab: 'Create Request',
    resident: 'Tenant',
    noResident: 'No tenant',
    chooseResident: 'Choose a tenant',
    create: 'Create Request',
    creating: 'Creating...',
    required: 'Please fill in all required fields',
    created: 'Maintenance request created successfully',
    notCreated: 'Failed to create maintenance request',
  },

  staff: {
    title: 'Staff Maintenance Portal',
    welcome: (firstName: string) => `Welcome, ${firstName}`,
    counters: 'My requests in figures',
    mine: 'My Requests',
    pending: 'Pending',
    inProgress: 'In Progress',
    completed: 'Completed',
    tabs: 'Requests',
    myTab: (n: number) => `My Requests (${n.toLocaleString('en-US')})`,
    allTab: (n: number) => `All Requests (${n.toLocaleString('en-US')})`,
    none: 'No assigned requests',
    noneHelp: "You don't have any maintenance requests assigned to you yet.",
    viewDetails: 'View Details',
    viewDetailsOf: (title: string) => `View Details: ${title}`,
    more: (n: number) => `Show ${n} more`,
    notAll: (shown: number, total: number) =>
      `These are the ${shown.toLocaleString('en-US')} most pressing of ${total.toLocaleString('en-US')} requests. All others stand in the Maintenance section.`,
    updateStatus: 'Update Status',
    chooseStatus: 'Choose a status',
    update: 'Update',
    updating: 'Updating...',
    notesAndUpdates: 'Notes & Updates',
    moved: 'Status updated successfully!',
    noteAdded: 'Note added successfully!',
  },

  own: ownWords,
  answer: answerWords,
} as const
export type RequestWords = typeof english
export const words = inLanguages(english, frenchRequests)
