import { localeOf } from '#platform/language/language.ts'
import type { Status } from '../../requests/choices.ts'
import { statusWords } from '../../requests/vocabulary.ts'

const many = (n: number) => n.toLocaleString(localeOf('en'))
/** Texts of the board, including those for screen readers. */
export const boardWords = {
  ways: 'View',
  board: 'Board',
  list: 'List',
  newRequest: 'New Request',
  figures: 'Maintenance statistics',
  total: 'Total',
  urgent: 'Urgent',
  overdue: 'Overdue',
  average: 'Avg Response',
  days: 'days',
  active: (n: number) => `${many(n)} active`,
  late: (n: number) => `${many(n)} overdue`,
  dueSoon: (n: number) => `${many(n)} due soon`,
  unassigned: (n: number) => `${many(n)} unassigned`,
  assignee: 'Assignee',
  allTeams: 'All teams',
  team: (name: string) => `Team: ${name}`,
  unit: 'Unit',
  allUnits: 'All',
  order: 'Sort by',
  orders: { attention: 'Needs attention first', newest: 'Newest first' },

  columns: 'Board columns',
  column: (status: Status, total: string) => (total === '' ? statusWords[status] : `${statusWords[status]}, ${total}`),
  openColumn: 'Expand',
  closeColumn: (status: Status) => `Collapse ${statusWords[status]}`,
  empty: 'No requests',
  more: 'Loading more...',
  resident: 'Resident',
  confirmFix: 'to confirm',
  answered: { resident: 'confirmed', silence: 'no answer, closed' },
  closedIn: 'Closed in',
  daysLong: (days: string) => `${days} days`,
  hint: 'Drag a card, or press',
  hintKey: 'M',
  hintEnd: 'to move it',
  cardHint: 'Press Enter to open, M to move, or Space to pick up. Use the arrow keys to reach the other cards.',
  moveTo: 'Move to',
  moveCard: (title: string) => `Move to: ${title}`,

  lifted: (title: string) =>
    `${title} picked up. Press Left or Right to choose a column, Space to drop it, or Escape to cancel.`,
  over: (status: Status) => `Over ${statusWords[status]}`,
  moveCancelled: (status: Status) => `Move cancelled. It stays in ${statusWords[status]}.`,
  statusChanged: (name: string, status: Status) => `${name} is now in ${statusWords[status]}.`,
  wentTo: (name: string, status: Status, by: string | null) =>
    by ? `${by} moved ${name} to ${statusWords[status]}.` : `${name} was moved to ${statusWords[status]}.`,
  changedFirst: (name: string, status: Status, by: string | null) =>
    `${by ?? 'Someone else'} changed it first: ${name} is now in ${statusWords[status]}.`,
} as const
