import Paperclip from 'lucide-react/icons/paperclip'
import type { ReactNode } from 'react'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import { SelectCell } from '#platform/ui/lists/selection/SelectCell.tsx'
import { SelectPageCell } from '#platform/ui/lists/selection/SelectPageCell.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { ChosenCells, ChosenHeads, isWiderThanUsual } from '#platform/ui/lists/columns/ChosenCells.tsx'
import type { ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { announcementTexts } from '../messages/index.ts'
import { AnnouncementMarks } from './AnnouncementMarks.tsx'
import { announcementColumns } from './list/announcement-columns.tsx'

type Props = {
  announcements: readonly OfficeAnnouncement[]
  opened: string | null
  onOpen: (id: string) => void
  selection: Selection<OfficeAnnouncement>
  listColumns: ShownColumns
  footer: ReactNode
}

/** The list on a wide screen. */
export function AnnouncementTable({ announcements, opened, onOpen, selection, listColumns, footer }: Props) {
  const words = useTexts(announcementTexts)
  const { head } = words
  return (
    <Table
      label={words.title}
      footer={footer}
      isWide={isWiderThanUsual(announcementColumns, listColumns)}
      head={
        <>
          <SelectPageCell rows={announcements} selection={selection} />
          <HeadCell>{head.title}</HeadCell>
          <ChosenHeads columns={announcementColumns} listColumns={listColumns} />
        </>
      }
    >
      {announcements.map((announcement) => (
        <Row
          key={announcement.id}
          announcement={announcement}
          listColumns={listColumns}
          selected={announcement.id === opened || selection.has(announcement.id)}
          isTicked={selection.has(announcement.id)}
          onTick={(range) => selection.toggle(announcement, announcements, range)}
          onOpen={() => onOpen(announcement.id)}
        />
      ))}
    </Table>
  )
}

type RowProps = {
  listColumns: ShownColumns
  announcement: OfficeAnnouncement
  selected: boolean
  isTicked: boolean
  onTick: (range: boolean) => void
  onOpen: () => void
}

function Row({ announcement, listColumns, selected, isTicked, onTick, onOpen }: RowProps) {
  const words = useTexts(announcementTexts)
  const zone = useTimeZone()
  return (
    <TableRow id={announcement.id} onOpen={onOpen} selected={selected}>
      <SelectCell name={announcement.title} isTicked={isTicked} onTick={onTick} />
      <Cell head className="w-[44%] max-w-0 py-2!">
        <span className="flex min-w-0 items-center gap-1.5">
          <button
            type="button"
            data-row-focus=""
            onClick={onOpen}
            title={announcement.title}
            className="min-w-0 truncate rounded-sm text-left font-[575] hover:underline"
          >
            {announcement.title}
          </button>
          {announcement.files.length > 0 ? (
            <Paperclip aria-label={words.form.files} size={13} className="text-ink-3" />
          ) : null}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-1.5">
          <AnnouncementMarks {...announcement} />
        </span>
      </Cell>
      <ChosenCells row={announcement} context={zone} columns={announcementColumns} listColumns={listColumns} />
    </TableRow>
  )
}
