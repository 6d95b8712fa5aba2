import type { ReactNode } from 'react'
import type { ListColumn } from '#platform/ui/lists/columns/list-column.ts'
import { AssignButton } from '../../../dispatch/screens/AssignButton.tsx'
import { RequestClock } from '../../../sla/screens/RequestClock.tsx'
import type { MaintenanceRequest } from '../../request.ts'
import { officeWords } from '../../messages/office.ts'
import { listWords } from '../../messages/views.ts'
import { categoryWords, placeWords } from '../../vocabulary.ts'
import { Assignee } from '../Assignee.tsx'
import { PriorityBadge } from '../PriorityBadge.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import type { Formats } from '../use-formats.ts'

type Context = {
  formats: Formats
  number: string
  /** Whether the priority has a column of its own. */
  hasPriority: boolean
  onAssign: () => void
}
type Column = {
  label: string
  isUsual?: true
  className: string
  /** Where there is little room, it is left out unless it was chosen. */
  leftOut?: string
  detail?: (request: MaintenanceRequest) => ReactNode
  cell: (request: MaintenanceRequest, context: Context) => ReactNode
}

const { columns } = officeWords
const text = (value: string | null | undefined): ReactNode => (
  <span className="block max-w-44 truncate">{value ?? <span className="text-ink-3">{listWords.nothing}</span>}</span>
)
const day = (instant: string | null, { formats }: Context) => text(instant === null ? null : formats.date(instant))

/** The columns beside the request itself, in their order. */
export const requestColumns = {
  place: {
    label: columns.place,
    isUsual: true,
    className: 'w-[16%] max-w-0 max-lg:w-[17%]',
    detail: ({ tenant }) => <span className="block truncate">{tenant?.fullName ?? officeWords.noResident}</span>,
    cell: ({ unit, placeName, placeKind }) => (
      <span className="block truncate font-[525]">{unit?.unitNumber ?? placeName ?? placeWords[placeKind]}</span>
    ),
  },
  resident: { label: listWords.resident, className: '', cell: ({ tenant }) => text(tenant?.fullName) },
  category: { label: listWords.category, className: '', cell: ({ category }) => text(categoryWords[category]) },
  priority: {
    label: listWords.priority,
    className: 'w-px',
    cell: ({ priority }) => <PriorityBadge priority={priority} />,
  },
  status: {
    label: columns.status,
    isUsual: true,
    className: 'w-px',
    cell: ({ status, priority }, { hasPriority }) => (
      <span className="flex flex-col items-start gap-1 py-0.5 xl:flex-row xl:items-center xl:gap-1.5">
        <StatusBadge status={status} />
        {hasPriority ? null : <PriorityBadge priority={priority} />}
      </span>
    ),
  },
  assignee: {
    label: columns.assignee,
    isUsual: true,
    className: 'w-[14%] max-w-0',
    leftOut: 'max-lg:hidden',
    cell: (request, { number, onAssign }) => <AssignButton request={request} number={number} onAssign={onAssign} />,
  },
  vendor: { label: listWords.vendor, className: '', cell: ({ vendor }) => text(vendor?.name) },
  scheduled: {
    label: listWords.scheduled,
    className: 'tabular w-px',
    cell: ({ scheduledDate }, context) => day(scheduledDate, context),
  },
  due: {
    label: columns.dueAt,
    isUsual: true,
    className: 'w-[20%] max-w-0 max-lg:w-[28%]',
    cell: (request, { formats }) => (
      <>
        <RequestClock request={request} reader="office" formats={formats} className="mb-1" />
        <span className="block truncate text-xs text-ink-3 max-lg:hidden">
          {officeWords.createdOn(formats.date(request.createdAt))}
        </span>
        <span className="flex min-w-0 text-sm lg:hidden">
          <Assignee request={request} />
        </span>
      </>
    ),
  },
  created: {
    label: listWords.created,
    className: 'tabular w-px',
    cell: ({ createdAt }, context) => day(createdAt, context),
  },
  completed: {
    label: listWords.completed,
    className: 'tabular w-px',
    cell: ({ completedAt }, context) => day(completedAt, context),
  },
} as const satisfies Record<string, Column>

/** The columns of these names. */
export const columnsNamed = (names: readonly string[]): (Column & { id: string })[] =>
  names.map((id) => ({ id, ...(requestColumns as Record<string, Column>)[id]! }))

/** The columns to choose from. */
export const offeredColumns: readonly ListColumn[] = Object.entries<Column>(requestColumns).map(
  ([id, { label, isUsual = false }]) => ({ id, label, isUsual }),
)
