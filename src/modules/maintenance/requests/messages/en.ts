import { notKnown } from '#platform/text/not-known.ts'
import type { Team } from '#accounts/choices.ts'
import type { Role } from '#platform/roles.ts'
import type { Priority, Status } from '../choices.ts'
import type { MaintenanceRequest } from '../request.ts'
import {
  categoryWords,
  isStatus,
  waitingOnLabels,
  placeWords,
  priorityWords,
  roleWords,
  statusWords,
  teamWords,
} from '../vocabulary.ts'

const count = (n: number, singular: string, plural: string) =>
  `${n.toLocaleString('en-US')} ${n === 1 ? singular : plural}`
/** The texts of maintenance. */
export const english = {
  status: statusWords,
  /** The staff selector has a hyphen where other texts have two words. */
  hyphenated: (status: Status) => statusWords[status].replace(' ', '-'),
  chooseStatus: 'Choose a status first',
  sameStatus: 'The request already has this status',
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
    office: waitingOnLabels,
    resident: { ...waitingOnLabels, resident: 'Waiting for you' },
  },
  span: (minutes: number) => {
    if (!Number.isFinite(minutes)) return notKnown
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
  todayAt: (clock: string) => `Today, ${clock}`,
  tomorrowAt: (clock: string) => `Tomorrow, ${clock}`,
  onHold: 'on hold',
  finished: 'Work completed',
  confirmed: 'Resident confirmed the fix',
  closedUnanswered: 'No answer, closed',

  title: 'Maintenance Requests',
  loading: 'Loading maintenance requests...',
  figuresNotLoaded: 'The figures could not be loaded.',
  none: 'No Maintenance Requests',
  allDone: 'There are no active requests. New ones appear here.',
  noneFit: 'No requests match your filters.',
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
    promise: 'Promised by',
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
  missing: 'Request not found',
  missingHelp: 'It may have been removed, or the link may be incomplete.',
  backToList: 'Back to requests',
  overview: 'Overview',
  timeline: 'Timeline',
  notes: 'Notes',
  sections: 'Request sections',
  description: 'Description',
  progress: 'Progress',
  details: 'Details',
  promise: 'Promised to the resident',
  promisedBy: 'Promised by',
  promiseOpen: 'No promised time',
  reportedBy: (name: string) => `Reported by ${name}`,
  reported: 'Reported',
  resident: 'Resident',
  tenant: 'Tenant',
  phone: 'Phone',
  unit: 'Unit',
  placeField: 'Place',
  assignedTo: 'Assigned to',
  scheduled: 'Scheduled',
  estimatedCost: 'Estimated cost',
  updated: 'Last updated',
  completedOn: 'Completed',
  notScheduled: 'Not scheduled',
  noCost: 'None',
  statusField: 'Status',
  priorityField: 'Priority',
  categoryField: 'Category',
  titleField: 'Title',
  scheduledField: 'Scheduled date',
  buildingTime: "In the building's time zone",
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
  inputKept: 'Your unsaved changes are still here.',

  noNotes: 'No notes yet',
  noNotesHelp: 'Notes are saved with the request.',
  notesLoading: 'Loading notes...',
  addNote: 'Add Note',
  addingNote: 'Adding...',
  notePlaceholder: 'What was done and what comes next',
  noteFirst: 'Write a note first',
  visible: 'Visible to the resident',
  visibleHint: 'Otherwise only the office and staff can see it.',
  seenByResident: 'Visible to resident',
  internal: 'Office only',
  noteAdded: 'Note added successfully',
  noteNotAdded: 'Failed to add note',
} as const
export type RequestWords = typeof english
