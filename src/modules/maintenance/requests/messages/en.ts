import { floorInEnglish } from '#building/messages/floor-names.ts'
import type { Priority } from '../choices.ts'
import { formatSpan } from '../format.ts'
import type { MaintenanceRequest } from '../request.ts'
import { categoryWords, isStatus, waitingOnLabels, placeWords, priorityWords, statusWords } from '../vocabulary.ts'

/** The texts about requests that residents read too. */
export const english = {
  status: statusWords,
  priority: priorityWords,
  priorityMeans: {
    low: 'can wait a few days',
    normal: 'within a week',
    high: 'within 24-48 hours',
    urgent: 'immediate attention',
  } satisfies Record<Priority, string>,
  category: categoryWords,
  place: ({ unit, placeKind, placeName }: Pick<MaintenanceRequest, 'unit' | 'placeKind' | 'placeName'>) =>
    unit ? `Unit ${unit.unitNumber}` : (placeName ?? placeWords[placeKind]),
  placeDetail: ({ unit, placeKind }: Pick<MaintenanceRequest, 'unit' | 'placeKind'>) =>
    unit ? floorInEnglish(unit.floor) : placeWords[placeKind],
  /** 'Status changed from in_progress to on_hold', with the statuses as people read them. */
  statusNote: (note: string) =>
    note.replace(/\b[a-z]+(?:_[a-z]+)*\b/g, (word) => (isStatus(word) ? statusWords[word] : word)),

  waitingOn: { ...waitingOnLabels, resident: 'Waiting for you' },
  span: (minutes: number) => formatSpan(minutes, 'd'),
  left: (span: string) => `${span} left`,
  late: (span: string) => `${span} late`,
  paused: (span: string) => `for ${span}`,
  due: (day: string) => `due ${day}`,
  dueForResident: (day: string) => `promised ${day}`,
  tomorrow: 'tomorrow',
  today: 'today',
  todayAt: (clock: string) => `Today, ${clock}`,
  tomorrowAt: (clock: string) => `Tomorrow, ${clock}`,
  onHold: 'on hold',
  finished: 'Work completed',
  confirmed: 'Resident confirmed the fix',
  closedUnanswered: 'No answer, closed',

  loading: 'Loading maintenance requests...',
  retry: 'Retry',

  request: 'Maintenance request',
  loadingOne: 'Loading the request...',
  notFound: 'This request could not be opened',
  backToList: 'Back to requests',
  description: 'Description',
  assignedTo: 'Assigned to',
  statusField: 'Status',
  priorityField: 'Priority',
  categoryField: 'Category',
  titleField: 'Title',
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving...',
} as const
export type RequestWords = typeof english
