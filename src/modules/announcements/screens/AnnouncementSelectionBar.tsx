import Archive from 'lucide-react/icons/archive'
import BellRing from 'lucide-react/icons/bell-ring'
import CircleStop from 'lucide-react/icons/circle-stop'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import type { ReactNode } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useSelectedOutput } from '#platform/ui/lists/output/use-selected-output.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { type ManyAction, SelectionBar } from '#platform/ui/lists/selection/SelectionBar.tsx'
import { useChangeMany } from '#platform/ui/lists/selection/use-change-many.ts'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { words as undoWords } from '#undo/messages/en.ts'
import type { AnnouncementAction, AnnouncementState } from '../choices.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { exportedAnnouncements, printedColumns } from '../exported-announcements.ts'
import { type CheckedAnnouncement, manyAnnouncements } from '../many-contract.ts'
import { manyWords as words } from '../messages/many.ts'
import { announcementTexts } from '../messages/index.ts'
import { readPrintedAnnouncements, topic } from './queries.ts'
import type { AnnouncementListFilter } from './use-announcement-filter.ts'

type Checked = readonly CheckedAnnouncement[]
const countIn = (announcements: Checked, state: AnnouncementState) =>
  announcements.filter((one) => one.state === state).length

const effects: Record<AnnouncementAction, (possible: Checked) => string> = {
  archive(possible) {
    const scheduled = countIn(possible, 'scheduled')
    const visible = words.disappear(countIn(possible, 'published'))
    return scheduled === 0 ? visible : `${visible} ${words.notSent(scheduled)}`
  },
  end: (possible) => words.disappear(possible.length),
  pin: () => words.pinned,
  unpin: () => words.unpinned,
  remind(possible) {
    const emails = possible.flatMap(({ unread }) => unread)
    return words.emails(emails.length, new Set(emails).size, possible.length)
  },
}
const icons: Record<AnnouncementAction, Icon> = {
  archive: Archive,
  end: CircleStop,
  pin: Pin,
  unpin: PinOff,
  remind: BellRing,
}
const shown: readonly AnnouncementAction[] = ['remind', 'pin', 'unpin', 'end', 'archive']
const actions = shown.map((id): ManyAction<AnnouncementAction, CheckedAnnouncement> => ({
  id,
  label: words.verbs[id],
  icon: icons[id],
  title: words.titles[id],
  verb: words.buttons[id],
  done: words.done[id],
  isHarmless: id !== 'archive' && id !== 'end',
  explain: (possible) => <p>{effects[id](possible)}</p>,
  ...(id === 'remind' ? { line: undoWords.emailsWait } : {}),
}))

type Props = {
  filter: AnnouncementListFilter
  selection: Selection<OfficeAnnouncement>
  /** The chosen columns of a file; null for all. */
  columns: readonly string[] | null
  total: number | null
  children: ReactNode
}

/** What can be done with the selected announcements, in place of the filters. */
export function AnnouncementSelectionBar({ filter, selection, columns, total, children }: Props) {
  const zone = useTimeZone()
  const { actions: output, printed } = useSelectedOutput<OfficeAnnouncement>({
    list: 'announcements',
    title: announcementTexts.en.title,
    columns: columns?.join(','),
    toTable: (announcements) => exportedAnnouncements(announcements, zone, printedColumns(columns)),
    read: async () => (selection.isAll ? readPrintedAnnouncements(filter.criteria) : selection.rows),
  })
  const { changeMany } = useChangeMany<{ action: AnnouncementAction }>(topic, sendChanges, words.failed)
  return (
    <>
      <SelectionBar
        topic={topic}
        selection={selection}
        total={total}
        filter={filter.criteria}
        actions={actions}
        check={(action, selected, signal) => call(manyAnnouncements.check, { body: { ...selected, action }, signal })}
        change={changeMany}
        more={output}
      >
        {children}
      </SelectionBar>
      {printed}
    </>
  )
}

type Changes = { operation: string; records: { id: string; version: number }[]; action: AnnouncementAction }
const sendChanges = (body: Changes) => call(manyAnnouncements.change, { body })
