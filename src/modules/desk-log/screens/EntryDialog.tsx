import { deskPhotoAddress } from '#front-desk/photo-address.ts'
import { useBuildingCode } from '#platform/ui/data/building-code.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { dashboardTime } from '#platform/time/dates.ts'
import type { LogEntry } from '../contract.ts'
import { logWords } from '../messages/desk.ts'
import { logScreenWords } from '../messages/screens.ts'
import { EntryActions } from './EntryActions.tsx'

const words = logScreenWords.entry

type Props = {
  shown: LogEntry | null
  onClose: () => void
  onCorrect: (shown: LogEntry) => void
  onIncident: (shown: LogEntry) => void
}

/** One entry of the log, with what can become of it. */
export function EntryDialog({ shown, onClose, onCorrect, onIncident }: Props) {
  const { last, open, turn } = useLingering(shown)
  const timeZone = useTimeZone()
  const code = useBuildingCode()
  if (!last) return null
  // The entry as it is now, while the dialog is open.
  const one = shown ?? last
  const time = (iso: string) => dashboardTime(iso, timeZone)
  const { followUp, request, announcementId, place, photoId, body, kind } = one
  return (
    <Dialog key={turn} open={open} onClose={onClose} over={time(one.at)} title={logWords.kinds[kind]} reading>
      <div className="grid gap-5">
        <p className="text-16 whitespace-pre-wrap wrap-anywhere">{body}</p>
        {photoId === null ? null : (
          <a href={deskPhotoAddress(photoId, 'full')} target="_blank" rel="noreferrer">
            <img
              src={deskPhotoAddress(photoId, 'thumbnail')}
              alt={words.photo}
              className="max-h-72 w-full rounded-md bg-sunken object-contain"
            />
          </a>
        )}
        <KeyValues
          rows={[
            ...(place ? ([[words.place, place]] as const) : []),
            [words.written, words.byAt(one.by, time(one.at))],
            ...(one.receivedAt === null
              ? []
              : ([[words.received, words.receivedFrom(time(one.receivedAt), one.sentBy)]] as const)),
            ...(followUp && request === null && announcementId === null
              ? ([
                  [
                    words.followUp,
                    followUp.doneAt === null
                      ? words.isOpen
                      : words.doneBy(followUp.doneBy ?? '', time(followUp.doneAt)),
                  ],
                ] as const)
              : []),
            ...(followUp?.note ? ([[words.note, followUp.note]] as const) : []),
            ...(request ? ([[words.request, `${code}-${request.number}`]] as const) : []),
            ...(announcementId ? ([[words.announcement, words.isDraft]] as const) : []),
          ]}
        />
        <EntryActions shown={one} onCorrect={onCorrect} onIncident={onIncident} />
      </div>
    </Dialog>
  )
}
