import { Button } from '#platform/ui/display/Button.tsx'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import type { ReactNode } from 'react'
import type { ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { MaintenanceRequest } from '../../request.ts'
import { requestTexts } from '../../messages/index.ts'
import { officeWords } from '../../messages/office.ts'
import { officeKitWords } from '#platform/language/messages/office.ts'
import { SelectBox } from '#platform/ui/lists/selection/SelectBox.tsx'
import { SelectPageCell } from '#platform/ui/lists/selection/SelectPageCell.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { categoryIcons } from '../category-icons.ts'
import type { Formats } from '../use-formats.ts'
import { columnsNamed, offeredColumns } from './request-columns.tsx'

const usualCount = offeredColumns.filter(({ isUsual }) => isUsual).length

type Props = {
  requests: readonly MaintenanceRequest[]
  formats: Formats
  /** The request whose dialog is open. */
  opened: string | null
  onOpen: (id: string) => void
  footer: ReactNode
  selection: Selection<MaintenanceRequest>
  onAssign: (request: MaintenanceRequest) => void
  listColumns: ShownColumns
}

/** The office's list on a wide screen. */
export function RequestTable({ requests, formats, opened, onOpen, footer, selection, ...more }: Props) {
  const { columns } = officeWords
  const { onAssign, listColumns } = more
  const shown = columnsNamed(listColumns.shown)
  const isChosen = listColumns.chosen !== null
  return (
    <Table
      label={officeWords.title}
      footer={footer}
      isWide={shown.length > usualCount}
      head={
        <>
          <SelectPageCell rows={requests} selection={selection} />
          <HeadCell>{columns.request}</HeadCell>
          {shown.map(({ id, label, leftOut }) => (
            <HeadCell key={id} className={isChosen ? undefined : leftOut}>
              {label}
            </HeadCell>
          ))}
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
          columns={shown}
          isChosen={isChosen}
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
  columns: ReturnType<typeof columnsNamed>
  isChosen: boolean
  selected: boolean
  isTicked: boolean
  onTick: (range: boolean) => void
  onAssign: () => void
  onOpen: () => void
}

function Row({ request, formats, columns, isChosen, selected, isTicked, onTick, onAssign, onOpen }: RowProps) {
  const words = useTexts(requestTexts)
  const CategoryIcon = categoryIcons[request.category]
  const number = formats.number(request.number)
  const hasPriority = columns.some(({ id }) => id === 'priority')
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
      {columns.map(({ id, className, leftOut, detail, cell }) => (
        <Cell key={id} className={classNames(className, !isChosen && leftOut)} detail={detail?.(request)}>
          {cell(request, { formats, number, hasPriority, onAssign })}
        </Cell>
      ))}
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
