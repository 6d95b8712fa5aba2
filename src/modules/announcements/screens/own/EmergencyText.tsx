import { Markdown } from '#platform/ui/display/Markdown.tsx'
import { AnnouncementFiles } from '../AnnouncementFiles.tsx'
import { useReadAnnouncement } from './queries.ts'

type Props = { id: string; text: string; resident: boolean }

/** The text of an emergency; a resident who opens it marks it as read and gets its files. */
export function EmergencyText({ id, text, resident }: Props) {
  const read = useReadAnnouncement(resident ? id : null).data
  return (
    <div className="mt-2 grid max-w-[72ch] gap-3 text-ink">
      <Markdown text={text} />
      <AnnouncementFiles files={read?.files ?? []} />
    </div>
  )
}
