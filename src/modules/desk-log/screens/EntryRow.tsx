import NotebookPen from 'lucide-react/icons/notebook-pen'
import PencilLine from 'lucide-react/icons/pencil-line'
import Archive from 'lucide-react/icons/archive'
import Shield from 'lucide-react/icons/shield'
import Users from 'lucide-react/icons/users'
import Volume2 from 'lucide-react/icons/volume-2'
import Wrench from 'lucide-react/icons/wrench'
import type { ReactNode } from 'react'
import { useBuildingCode } from '#platform/ui/data/building-code.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { dashboardClock, dashboardDate, dayOf } from '#platform/time/dates.ts'
import type { EntryKind } from '../choices.ts'
import type { LogEntry } from '../contract.ts'
import { logWords } from '../messages/desk.ts'
import { logScreenWords as words } from '../messages/screens.ts'

const icons: Readonly<Record<EntryKind, Icon>> = {
  note: NotebookPen,
  noise: Volume2,
  maintenance: Wrench,
  security: Shield,
  visitor: Users,
  lost_and_found: Archive,
  correction: PencilLine,
}

type Props = {
  shown: LogEntry
  onOpen: (id: string) => void
  /** A button at the right, in the place of the state. */
  action?: ReactNode
}

/** One entry: when, what, where and by whom, and what became of it. */
export function EntryRow({ shown, onOpen, action }: Props) {
  const timeZone = useTimeZone()
  const code = useBuildingCode()
  const today = dayOf(useNow(), timeZone)
  const { at, kind, body, place, by, receivedAt, sentBy, followUp, request, announcementId, photoId } = shown
  const Kind = icons[kind]
  const isToday = dayOf(new Date(at), timeZone) === today
  const detail = words.joined([
    isToday ? '' : dashboardDate(at, timeZone),
    place,
    by,
    receivedAt === null ? '' : words.offline,
    sentBy === null ? '' : words.sentBy(sentBy),
    kind === 'correction' ? words.correctionOf : '',
    photoId === null ? '' : words.withPhoto,
    request ? words.madeInto(`${code}-${request.number}`) : '',
    announcementId === null ? '' : words.drafted,
  ])
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line px-4.5 py-1.5 first:border-t-0 max-md:px-4">
      <button
        type="button"
        onClick={() => onOpen(shown.id)}
        className="-my-0.5 flex min-h-12 min-w-0 flex-1 items-start gap-3 rounded-md py-1.5 text-left hover:bg-hover"
      >
        <span className="tabular w-11 shrink-0 text-ink-3">{dashboardClock(new Date(at), timeZone)}</span>
        <Kind aria-label={logWords.kinds[kind]} size={16} className="mt-0.5 shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-3 font-medium wrap-anywhere">{body}</span>
          <span className="block text-sm text-ink-3 wrap-anywhere">{detail}</span>
        </span>
        {action === undefined && followUp && request === null && announcementId === null ? (
          <Badge tone={followUp.doneAt === null ? 'warning' : 'success'} className="mt-0.5">
            {followUp.doneAt === null ? words.open : words.done}
          </Badge>
        ) : null}
      </button>
      {action}
    </li>
  )
}
