import { portalDate, portalTime } from '#platform/time/dates.ts'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Markdown } from '#platform/ui/display/Markdown.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { type Opening, RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { Announcement } from '../../own-contract.ts'
import { ownAnnouncementTexts } from '../../messages/own.ts'
import { AnnouncementFiles } from '../AnnouncementFiles.tsx'
import { AnnouncementMarks } from '../AnnouncementMarks.tsx'
import { useReadAnnouncement } from './queries.ts'

export function OwnAnnouncementDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const words = useTexts(ownAnnouncementTexts)
  const shown = useLingering(id)
  const record = useReadAnnouncement(shown.last)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: words.title, loading: words.loading }}
      missing={{ text: words.missing, help: words.missingHelp, back: words.close }}
    >
      {(announcement, opening) => <Contents announcement={announcement} {...opening} />}
    </RecordDialog>
  )
}

function Contents({ announcement, open, onClose }: { announcement: Announcement } & Opening) {
  const language = useLanguage()
  const words = useTexts(ownAnnouncementTexts)
  const zone = useTimeZone()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      over={
        <span className="flex flex-wrap items-center gap-1.5">
          <AnnouncementMarks {...announcement} />
          <time dateTime={announcement.publishedAt}>{portalDate(announcement.publishedAt, zone, language)}</time>
          {announcement.expiresAt ? (
            <span>{words.until(portalTime(announcement.expiresAt, zone, language))}</span>
          ) : null}
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
