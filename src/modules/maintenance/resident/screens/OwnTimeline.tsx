import Camera from 'lucide-react/icons/camera'
import CirclePlus from 'lucide-react/icons/circle-plus'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import Truck from 'lucide-react/icons/truck'
import { ShortenedText } from '#platform/ui/display/ShortenedText.tsx'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { groupPhotos } from '../../history/photo-groups.ts'
import { type TimelineEntry, TimelineList } from '../../history/screens/TimelineList.tsx'
import { requestPhotoTexts } from '../../photos/messages/index.ts'
import { usePhotos } from '../../photos/screens/queries.ts'
import { formatFullName } from '../../requests/format.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import type { OwnRequest } from '../contract.ts'
import { ownRequestTexts } from '../messages/index.ts'

/** What happened to one's own request, oldest first: status, notes, messages, vendors and photos in one list. */
export function OwnTimeline({ request, formats }: { request: OwnRequest; formats: Formats }) {
  const texts = useTexts(ownRequestTexts)
  const words = useTexts(requestTexts)
  const photoWords = useTexts(requestPhotoTexts)
  const photos = usePhotos(request.id).data ?? []
  const entries: TimelineEntry[] = [
    { key: 'submitted', icon: CirclePlus, what: texts.submittedStep, at: request.submittedDate },
    ...request.notes.map((note) => ({
      key: note.id,
      icon: note.newStatus ? requestStatusIcons[note.newStatus] : MessageSquare,
      what: note.isStatusUpdate ? words.statusNote(note.note) : note.note,
      by: formatFullName(note.createdBy),
      at: note.createdAt,
    })),
    ...request.messages.map((message) => ({
      key: message.id,
      icon: Mail,
      what: (
        <ShortenedText text={message.body} fullText={message.fullText} more={texts.showAll} less={texts.showLess} />
      ),
      by: message.mine ? texts.you : formatFullName(message.createdBy),
      at: message.createdAt,
    })),
    ...request.vendorSteps.map(({ step, vendor, visit, at }) => ({
      key: `${step} ${at}`,
      icon: Truck,
      what: visit === null ? texts.workFinished : texts.visitAgreed(formats.time(visit)),
      by: vendor,
      at,
    })),
    ...groupPhotos(photos).map((group) => ({
      key: group.photos[0]?.id ?? group.createdAt,
      icon: Camera,
      what: photoWords.added(group.photos.length),
      by: formatFullName(group.addedBy),
      at: group.createdAt,
      photos: group.photos,
    })),
  ]
  return (
    <section aria-labelledby="own-timeline">
      <h3 id="own-timeline" className="mb-2 text-sm font-[575]">
        {texts.timeline}
      </h3>
      <TimelineList entries={entries} time={formats.time} />
    </section>
  )
}
