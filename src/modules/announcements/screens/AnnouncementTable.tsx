import Paperclip from 'lucide-react/icons/paperclip'
import type { ReactNode } from 'react'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import { officeKitWords } from '#platform/language/messages/office.ts'
import { SelectBox } from '#platform/ui/lists/selection/SelectBox.tsx'
import { SelectPageCell } from '#platform/ui/lists/selection/SelectPageCell.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { announcementTexts } from '../messages/index.ts'
import { AnnouncementMarks } from './AnnouncementMarks.tsx'
import { timesOf } from './announcement-times.ts'
import { ReadBar } from './ReadBar.tsx'
import { StateBadge } from './StateBadge.tsx'

type Props = {
  announcements: readonly OfficeAnnouncement[]
  opened: string | null
  onOpen: (id: string) => void
  selection: Selection<OfficeAnnouncement>
  footer: ReactNode
}

/** The list on a wide screen. */
export function AnnouncementTable({ announcements, opened, onOpen, selection, footer }: Props) {
  const words = useTexts(announcementTexts)
  const { head } = words
  return (
    <Table
      label={words.title}
      footer={footer}
      head={
        <>
          <SelectPageCell rows={announcements} selection={selection} />
          <HeadCell>{head.title}</HeadCell>
          <HeadCell>{head.state}</HeadCell>
          <HeadCell className="max-lg:hidden">{head.audience}</HeadCell>
          <HeadCell className="max-lg:hidden">{head.sent}</HeadCell>
          <HeadCell>{head.read}</HeadCell>
        </>
      }
    >
      {announcements.map((announcement) => (
        <Row
          key={announcement.id}
          announcement={announcement}
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
  announcement: OfficeAnnouncement
  selected: boolean
  isTicked: boolean
  onTick: (range: boolean) => void
  onOpen: () => void
}

function Row({ announcement, selected, isTicked, onTick, onOpen }: RowProps) {
  const words = useTexts(announcementTexts)
  const times = timesOf(announcement, useTimeZone())
  return (
    <TableRow id={announcement.id} onOpen={onOpen} selected={selected}>
      <Cell className="w-px pr-0">
        <SelectBox label={officeKitWords.selectRow(announcement.title)} checked={isTicked} onToggle={onTick} />
      </Cell>
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
      <Cell>
        <StateBadge state={announcement.state} />
      </Cell>
      <Cell className="max-w-55 max-lg:hidden">
        <span className="block truncate" title={announcement.audienceName}>
          {announcement.audienceName}
        </span>
      </Cell>
      <Cell className="tabular max-lg:hidden" detail={times.end}>
        {times.begin}
      </Cell>
      <Cell className="w-50">
        <ReadBar reach={announcement.reach} />
      </Cell>
    </TableRow>
  )
}
