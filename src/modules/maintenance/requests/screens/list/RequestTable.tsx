import { Button } from '#platform/ui/display/Button.tsx'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/ui/data/language.ts'
import type { MaintenanceRequest } from '../../request.ts'
import { requestTexts } from '../../messages/index.ts'
import { officeWords } from '../../messages/office.ts'
import { officeKitWords } from '#platform/language/messages/office.ts'
import { SelectBox } from '#platform/ui/lists/selection/SelectBox.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { AssignButton } from '../../../dispatch/screens/AssignButton.tsx'
import { Assignee } from '../Assignee.tsx'
import { categoryIcons } from '../category-icons.ts'
import { PriorityBadge } from '../PriorityBadge.tsx'
import { RequestClock } from '../../../sla/screens/RequestClock.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import type { Formats } from '../use-formats.ts'

type Props = {
  requests: readonly MaintenanceRequest[]
  formats: Formats
  /** The request whose dialog is open. */
  opened: string | null
  onOpen: (id: string) => void
  footer: ReactNode
  selection: Selection<MaintenanceRequest>
  onAssign: (request: MaintenanceRequest) => void
}

/** The office's list on a wide screen. */
export function RequestTable({ requests, formats, opened, onOpen, footer, selection, onAssign }: Props) {
  const { columns } = officeWords
  return (
    <Table
      label={officeWords.title}
      footer={footer}
      head={
        <>
          <HeadCell className="w-px pr-0">
            <SelectBox
              label={officeKitWords.selectPage}
              checked={requests.every(({ id }) => selection.has(id))}
              isPartly={selection.count > 0 && !requests.every(({ id }) => selection.has(id))}
              onToggle={() => selection.togglePage(requests)}
            />
          </HeadCell>
          <HeadCell>{columns.request}</HeadCell>
          <HeadCell>{columns.place}</HeadCell>
          <HeadCell>{columns.status}</HeadCell>
          <HeadCell className="max-lg:hidden">{columns.assignee}</HeadCell>
          <HeadCell>{columns.dueAt}</HeadCell>
          <HeadCell align="right">
            <span className="sr-only">{columns.actions}</span>
          </HeadCell>
        </>
      }
    >
      {requests.map((request) => (
        <Row
          key={request.id}
          request={request}
          formats={formats}
          selected={request.id === opened || selection.has(request.id)}
          isTicked={selection.has(request.id)}
          onTick={(range) => selection.toggle(request, requests, range)}
          onAssign={() => onAssign(request)}
          onOpen={() => onOpen(request.id)}
        />
      ))}
    </Table>
  )
}

type RowProps = {
  request: MaintenanceRequest
  formats: Formats
  selected: boolean
  isTicked: boolean
  onTick: (range: boolean) => void
  onAssign: () => void
  onOpen: () => void
}

function Row({ request, formats, selected, isTicked, onTick, onAssign, onOpen }: RowProps) {
  const words = useTexts(requestTexts)
  const CategoryIcon = categoryIcons[request.category]
  const number = formats.number(request.number)
  return (
    <TableRow id={request.id} onOpen={onOpen} selected={selected}>
      <Cell className="w-px pr-0">
        <SelectBox label={officeKitWords.selectRow(number)} checked={isTicked} onToggle={onTick} />
      </Cell>
      <Cell
        head
        className="w-[28%] max-w-0 max-lg:w-[26%]"
        detail={
          <span className="flex min-w-0 items-center gap-1.5 font-normal">
            <span className="tabular shrink-0">{number}</span>
            <CategoryIcon aria-hidden="true" size={13} />
            <span className="truncate">{words.category[request.category]}</span>
          </span>
        }
      >
        <span className="line-clamp-2 font-[575] break-words lg:line-clamp-1" title={request.title}>
          {request.title}
        </span>
      </Cell>
      <Cell
        className="w-[16%] max-w-0 max-lg:w-[17%]"
        detail={<span className="block truncate">{request.tenant?.fullName ?? officeWords.noResident}</span>}
      >
        <span className="block truncate font-[525]">{words.place(request)}</span>
      </Cell>
      <Cell className="w-px">
        <span className="flex flex-col items-start gap-1 py-0.5 xl:flex-row xl:items-center xl:gap-1.5">
          <StatusBadge status={request.status} />
          <PriorityBadge priority={request.priority} />
        </span>
      </Cell>
      <Cell className="w-[14%] max-w-0 max-lg:hidden">
        <AssignButton request={request} number={number} onAssign={onAssign} />
      </Cell>
      <Cell className="w-[20%] max-w-0 max-lg:w-[28%]">
        <RequestClock request={request} reader="office" formats={formats} className="mb-1" />
        <span className="block truncate text-xs text-ink-3 max-lg:hidden">
          {officeWords.createdOn(formats.date(request.createdAt))}
        </span>
        <span className="flex min-w-0 text-sm lg:hidden">
          <Assignee request={request} />
        </span>
      </Cell>
      <Cell align="right" className="w-px">
        <Button
          size="small"
          data-row-focus=""
          aria-label={officeWords.viewRequest(number, request.title)}
          onClick={onOpen}
        >
          {officeWords.view}
        </Button>
      </Cell>
    </TableRow>
  )
}
