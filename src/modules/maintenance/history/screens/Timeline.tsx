import Camera from 'lucide-react/icons/camera'
import CirclePlus from 'lucide-react/icons/circle-plus'
import Eye from 'lucide-react/icons/eye'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import Pencil from 'lucide-react/icons/pencil'
import Truck from 'lucide-react/icons/truck'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import UserRoundMinus from 'lucide-react/icons/user-round-minus'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { MaintenanceNote, MaintenanceRequest } from '../../requests/request.ts'
import type { RequestWords } from '../../requests/messages/en.ts'
import { dialogWords } from '../../requests/messages/dialog.ts'
import type { RequestEvent } from '../contract.ts'
import type { RequestMessage } from '../../messaging/contract.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { formatFullName } from '../../requests/format.ts'
import { visitText } from '../../staff/visit-texts.ts'
import { useVisits } from '../../staff/screens/visit-queries.ts'
import type { useRequestNotes } from '../../requests/screens/queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import type { RequestPhoto } from '../../photos/contract.ts'
import { requestPhotoTexts } from '../../photos/messages/index.ts'
import { usePhotos } from '../../photos/screens/queries.ts'
import { placeWords } from '../../places/messages/office.ts'
import { groupPhotos } from '../photo-groups.ts'
import { type TimelineEntry, TimelineList } from './TimelineList.tsx'

type Props = {
  request: MaintenanceRequest
  notes: ReturnType<typeof useRequestNotes>
  messages?: readonly RequestMessage[]
  events: readonly RequestEvent[]
  formats: Formats
  label?: string
  /** Only the changes of status, without notes, messages and photos. */
  stepsOnly?: boolean
}

const eventIcons = {
  assigned: UserRoundPlus,
  reassigned: UserRoundPlus,
  unassigned: UserRoundMinus,
  vendor: Truck,
  noVendor: Truck,
  confirmed: UserRoundCheck,
  closed: UserRoundCheck,
  edited: Pencil,
  order: Truck,
} as const satisfies Record<RequestEvent['event'], Icon>

const none: readonly RequestMessage[] = []

/** The history of a request for the office and the staff, oldest first. */
export function Timeline({ request, notes, messages = none, events, formats, label, stepsOnly = false }: Props) {
  const words = useTexts(requestTexts)
  const photos = usePhotos(request.id)
  const visits = useVisits(request.id).data ?? []
  const texts = new Map(visits.map((visit) => [visit.noteId, visitText(visit, formats.money)]))
  // The steps of most requests are few, and more lines in their place would make the dialog taller for a moment.
  if (!notes.data)
    return <Waiting on={notes} words={officeWords.notesLoading} skeleton={<ListSkeleton rows={stepsOnly ? 2 : 6} />} />
  const shown = stepsOnly ? notes.data.filter((note) => note.isStatusUpdate) : notes.data
  const entries: TimelineEntry[] = [
    {
      key: 'reported',
      icon: CirclePlus,
      what: request.isByVisitor
        ? placeWords.byVisitor
        : request.tenant
          ? officeWords.reportedBy(request.tenant.fullName)
          : officeWords.reported,
      at: request.createdAt,
    },
    ...shown.map((note) => noteEntry(note, words, texts.get(note.id))),
    ...events.filter(({ event }) => !stepsOnly || event !== 'edited').map((event) => eventEntry(event, formats)),
    ...messages.map(messageEntry),
    ...(stepsOnly ? [] : photoEntries(photos.data ?? [])),
  ]
  return <TimelineList entries={entries} time={formats.time} {...(label === undefined ? {} : { label })} />
}

const noteEntry = (note: MaintenanceNote, words: RequestWords, visit: string | undefined): TimelineEntry => ({
  key: note.id,
  icon: note.newStatus ? requestStatusIcons[note.newStatus] : MessageSquare,
  what: note.isStatusUpdate ? words.statusNote(note.note) : note.note,
  by: formatFullName(note.createdBy),
  at: note.createdAt,
  ...(visit === undefined ? {} : { detail: visit }),
  badge: note.isStatusUpdate ? null : (
    <Badge icon={note.visibleToResident ? Eye : Lock}>
      {note.visibleToResident ? officeWords.visibleToResident : officeWords.internal}
    </Badge>
  ),
})

function eventText({ event, who, vendor, order }: RequestEvent): string {
  if (event !== 'order') return dialogWords.event[event](who ? formatFullName(who) : (vendor ?? ''))
  const { order: texts, someOrder, someVendor } = dialogWords
  return order ? texts[order.event](order.code || someOrder, vendor ?? someVendor) : someOrder
}

/** The person, or the vendor whose step of a work order it is, unless its text begins with the name. */
function authorOf(event: RequestEvent) {
  const { createdBy, order, vendor } = event
  const by = createdBy ? formatFullName(createdBy) : order ? vendor : null
  return by === null || eventText(event).startsWith(by) ? {} : { by }
}

function orderDetail(order: NonNullable<RequestEvent['order']>, formats: Formats) {
  const details = [
    order.visit === null ? null : formats.time(order.visit),
    order.amount === null ? null : formats.money(order.amount),
    order.reason,
  ].filter((detail) => detail !== null)
  return details.length > 0 ? { detail: details.join(' · ') } : {}
}

const eventEntry = (event: RequestEvent, formats: Formats): TimelineEntry => ({
  key: `${event.id} ${event.event}`,
  icon: eventIcons[event.event],
  what: eventText(event),
  ...authorOf(event),
  at: event.createdAt,
  ...(event.order ? orderDetail(event.order, formats) : {}),
})

const messageEntry = ({ id, body, sentTo, createdBy, createdAt }: RequestMessage): TimelineEntry => ({
  key: id,
  icon: Mail,
  what: body,
  by: formatFullName(createdBy),
  at: createdAt,
  badge: <Badge icon={Mail}>{dialogWords.messageTo(dialogWords.targets[sentTo])}</Badge>,
})

const photoEntries = (photos: readonly RequestPhoto[]): TimelineEntry[] =>
  groupPhotos(photos).map((group) => ({
    key: group.photos[0]?.id ?? group.createdAt,
    icon: Camera,
    what: requestPhotoTexts.en.added(group.photos.length),
    by: formatFullName(group.addedBy),
    at: group.createdAt,
    photos: group.photos,
  }))
