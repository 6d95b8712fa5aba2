import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { AnnouncementMarks } from './AnnouncementMarks.tsx'
import { timesOf } from './announcement-times.ts'
import { ReadBar } from './ReadBar.tsx'
import { StateBadge } from './StateBadge.tsx'

type Props = { announcements: readonly OfficeAnnouncement[]; onOpen: (id: string) => void }

/** The list on a phone. */
export function AnnouncementCards({ announcements, onOpen }: Props) {
  return (
    <ul className="grid gap-2.5">
      {announcements.map((announcement) => (
        <Card key={announcement.id} announcement={announcement} onOpen={() => onOpen(announcement.id)} />
      ))}
    </ul>
  )
}

function Card({ announcement, onOpen }: { announcement: OfficeAnnouncement; onOpen: () => void }) {
  const times = timesOf(announcement, useTimeZone())
  return (
    <li className="relative rounded-lg bg-surface px-4 py-3.5 shadow-card">
      <p className="flex flex-wrap items-center gap-1.5">
        <StateBadge state={announcement.state} />
        <AnnouncementMarks {...announcement} />
      </p>
      <h2 className="mt-1.5 text-16 leading-5.5 font-[575]">
        <button
          type="button"
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
