import type { Status } from '../../requests/choices.ts'
import { statusWords } from '../../requests/vocabulary.ts'

const many = (n: number) => n.toLocaleString('en-US')
/** Texts of the board, including those for screen readers. */
export const boardWords = {
  ways: 'Board or list',
  board: 'Board',
  list: 'List',
  newRequest: 'New Request',
  figures: 'Maintenance in figures',
  total: 'Total',
  urgent: 'Urgent',
  overdue: 'Overdue',
  average: 'Avg Response',
  days: 'days',
  active: (n: number) => `${many(n)} active`,
  promises: (n: number) => (n === 1 ? '1 promise late or near' : `${many(n)} promises late or near`),
  assignee: 'Assignee',
  allTeams: 'All teams',
  team: (name: string) => `Team: ${name}`,
  unit: 'Unit',
  allUnits: 'All',
  findUnit: 'Find a unit',
  order: 'Order',
  orders: { attention: 'Most pressing first', newest: 'Newest first' },
  noUnitFits: 'No unit fits',

  columns: 'Columns of the board',
  column: (status: Status, n: number | undefined) =>
    n === undefined ? statusWords[status] : `${statusWords[status]}, ${many(n)}`,
  openColumn: 'Open',
  closeColumn: (status: Status) => `Narrow ${statusWords[status]}`,
  empty: 'Nothing here',
  more: 'Loading more...',
  resident: 'Resident',
  confirmFix: 'confirm fix',
  answered: { resident: 'confirmed', silence: 'no answer, closed' },
  closedIn: 'Closed in',
  daysLong: (days: string) => `${days} days`,
  hint: 'Drag a card, or press',
  hintKey: 'M',
  hintEnd: 'on it to move',
  cardHint: 'Enter opens it, M moves it, Space lifts it. The arrow keys go to the other cards.',
  moveTo: 'Move to',
  moveCard: (title: string) => `Move to: ${title}`,

  lifted: (title: string) =>
    `${title} lifted. The left and right arrows choose a column, Space puts it down, Escape cancels.`,
  over: (status: Status) => `Over ${statusWords[status]}`,
  putBack: (status: Status) => `Cancelled. It stays in ${statusWords[status]}.`,
  movedTo: (name: string, status: Status) => `${name} is in ${statusWords[status]}.`,
  wentTo: (name: string, status: Status, by: string | null) =>
    by ? `${by} moved ${name} to ${statusWords[status]}.` : `${name} was moved to ${statusWords[status]}.`,
  faster: (name: string, status: Status, by: string | null) =>
    `${by ?? 'Somebody else'} was faster: ${name} is in ${statusWords[status]}.`,
} as const
