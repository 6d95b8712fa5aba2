import { portalDate, portalTime } from '#platform/time/dates.ts'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Markdown } from '#platform/ui/display/Markdown.tsx'
import { Missing } from '#platform/ui/feedback/Missing.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { Announcement } from '../../own-contract.ts'
import { ownWords as words } from '../../messages/own.ts'
import { AnnouncementFiles } from '../AnnouncementFiles.tsx'
import { AnnouncementMarks } from '../AnnouncementMarks.tsx'
import { useReadAnnouncement } from './queries.ts'

export function OwnAnnouncementDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { last, open } = useLingering(id)
  return last === null ? null : <Opened key={last} id={last} open={open} onClose={onClose} />
}

function Opened({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const announcement = useReadAnnouncement(id)
  if (announcement.data) return <Contents announcement={announcement.data} open={open} onClose={onClose} />
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <Waiting
        on={announcement}
        words={words.loading}
        missing={
          <Missing help={words.missingHelp} back={words.close}>
            {words.missing}
          </Missing>
        }
      />
    </Dialog>
  )
}

function Contents({ announcement, open, onClose }: { announcement: Announcement; open: boolean; onClose: () => void }) {
  const zone = useTimeZone()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      over={
        <span className="flex flex-wrap items-center gap-1.5">
          <AnnouncementMarks {...announcement} />
          <time dateTime={announcement.publishedAt}>{portalDate(announcement.publishedAt, zone)}</time>
          {announcement.expiresAt ? <span>{words.until(portalTime(announcement.expiresAt, zone))}</span> : null}
        </span>
      }
      title={announcement.title}
      // Otherwise the focus would move to a link far down and scroll past the beginning.
      reading
      footer={<CancelButton>{words.close}</CancelButton>}
    >
      <div className="grid gap-5">
        <Markdown text={announcement.body} />
        <AnnouncementFiles files={announcement.files} />
      </div>
    </Dialog>
  )
}
