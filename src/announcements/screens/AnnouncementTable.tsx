import { Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cell } from '#platform/screens/Cell.tsx'
import { HeadCell } from '#platform/screens/HeadCell.tsx'
import { Table } from '#platform/screens/Table.tsx'
import { TableRow } from '#platform/screens/TableRow.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { words } from '../words.ts'
import { AnnouncementMarks } from './AnnouncementMarks.tsx'
import { timesOf } from './announcement-times.ts'
import { ReadBar } from './ReadBar.tsx'
import { StateBadge } from './StateBadge.tsx'

type Props = {
  announcements: readonly OfficeAnnouncement[]
  opened: string | null
  onOpen: (id: string) => void
  footer: ReactNode
}

/** The list where there is room. */
export function AnnouncementTable({ announcements, opened, onOpen, footer }: Props) {
  const { head } = words
  return (
    <Table
      label={words.title}
      footer={footer}
      head={
        <>
          <HeadCell>{head.title}</HeadCell>
          <HeadCell>{head.state}</HeadCell>
          <HeadCell className="max-lg:hidden">{head.audience}</HeadCell>
          <HeadCell className="max-lg:hidden">{head.sent}</HeadCell>
          <HeadCell>{head.read}</HeadCell>
        </>
      }
    >
      {announcements.map((one) => (
        <Row key={one.id} one={one} selected={one.id === opened} onOpen={() => onOpen(one.id)} />
      ))}
    </Table>
  )
}

function Row({ one, selected, onOpen }: { one: OfficeAnnouncement; selected: boolean; onOpen: () => void }) {
  const times = timesOf(one, useTimeZone())
  return (
    <TableRow onOpen={onOpen} selected={selected}>
      <Cell head className="w-[44%] max-w-0 py-2!">
        <span className="flex min-w-0 items-center gap-1.5">
          <button
            type="button"
            onClick={onOpen}
            title={one.title}
            className="min-w-0 truncate rounded-sm text-left font-[575] hover:underline"
          >
            {one.title}
          </button>
          {one.files.length > 0 ? <Paperclip aria-label={words.form.files} size={13} className="text-ink-3" /> : null}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-1.5">
          <AnnouncementMarks {...one} />
        </span>
      </Cell>
      <Cell>
        <StateBadge state={one.state} />
      </Cell>
      <Cell className="max-w-[220px] max-lg:hidden">
        <span className="block truncate" title={one.audienceName}>
          {one.audienceName}
        </span>
      </Cell>
      <Cell className="tabular max-lg:hidden" detail={times.end}>
        {times.begin}
      </Cell>
      <Cell className="w-[200px]">
        <ReadBar reach={one.reach} />
      </Cell>
    </TableRow>
  )
}
