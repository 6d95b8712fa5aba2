import { officeKitWords } from '#platform/language/messages/office.ts'
import { SelectBox } from '#platform/ui/lists/selection/SelectBox.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { AnnouncementMarks } from './AnnouncementMarks.tsx'
import { timesOf } from './announcement-times.ts'
import { ReadBar } from './ReadBar.tsx'
import { StateBadge } from './StateBadge.tsx'

type Props = {
  announcements: readonly OfficeAnnouncement[]
  onOpen: (id: string) => void
  selection: Selection<OfficeAnnouncement>
}

/** The list on a phone. */
export function AnnouncementCards({ announcements, onOpen, selection }: Props) {
  return (
    <ul className="grid gap-2.5">
      {announcements.map((announcement) => (
        <Card
          key={announcement.id}
          announcement={announcement}
          isTicked={selection.has(announcement.id)}
          onTick={(range) => selection.toggle(announcement, announcements, range)}
          onOpen={() => onOpen(announcement.id)}
        />
      ))}
    </ul>
  )
}

type CardProps = {
  announcement: OfficeAnnouncement
  isTicked: boolean
  onTick: (range: boolean) => void
  onOpen: () => void
}

function Card({ announcement, isTicked, onTick, onOpen }: CardProps) {
  const times = timesOf(announcement, useTimeZone())
  return (
    <li
      data-row={announcement.id}
      className={classNames('relative rounded-lg px-4 py-3.5 shadow-card', isTicked ? 'bg-action-soft' : 'bg-surface')}
    >
      <p className="flex flex-wrap items-center gap-1.5">
        <span className="relative z-1 mr-1.5">
          <SelectBox label={officeKitWords.selectRow(announcement.title)} checked={isTicked} onToggle={onTick} />
        </span>
        <StateBadge state={announcement.state} />
        <AnnouncementMarks {...announcement} />
      </p>
      <h2 className="mt-1.5 text-16 leading-5.5 font-[575]">
        <button
          type="button"
          data-row-focus=""
          onClick={onOpen}
          className="text-left wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {announcement.title}
        </button>
      </h2>
      <p className="tabular mt-0.5 text-sm text-ink-3">
        {[announcement.audienceName, times.begin, times.end].filter(Boolean).join(' · ')}
      </p>
      {announcement.reach ? (
        <div className="mt-2">
          <ReadBar reach={announcement.reach} />
        </div>
      ) : null}
    </li>
  )
}
