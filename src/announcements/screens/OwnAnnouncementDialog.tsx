import { portalDate, portalTime } from '#platform/dates.ts'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { Markdown } from '#platform/screens/Markdown.tsx'
import { Missing } from '#platform/screens/Missing.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { Announcement } from '../own-contract.ts'
import { ownWords as words } from '../own-words.ts'
import { AnnouncementFiles } from './AnnouncementFiles.tsx'
import { AnnouncementMarks } from './AnnouncementMarks.tsx'
import { useReadAnnouncement } from './own-queries.ts'

/** One announcement, read. */
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

function Contents({
  announcement: one,
  open,
  onClose,
}: {
  announcement: Announcement
  open: boolean
  onClose: () => void
}) {
  const zone = useTimeZone()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      over={
        <span className="flex flex-wrap items-center gap-1.5">
          <AnnouncementMarks {...one} />
          <time dateTime={one.publishedAt}>{portalDate(one.publishedAt, zone)}</time>
          {one.expiresAt ? <span>{words.until(portalTime(one.expiresAt, zone))}</span> : null}
        </span>
      }
      title={one.title}
      // A link far down must not draw the text past its beginning.
      reading
      footer={<CancelButton>{words.close}</CancelButton>}
    >
      <div className="grid gap-5">
        <Markdown text={one.body} />
        <AnnouncementFiles files={one.files} />
      </div>
    </Dialog>
  )
}
