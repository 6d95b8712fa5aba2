import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { dashboardDate, dashboardTime } from '#platform/time/dates.ts'
import type { Package } from '../../contract.ts'
import { deskWords } from '../../messages/desk.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'
import { labelOf, remarksOf } from './PackageRow.tsx'
import { PackageActions } from './PackageActions.tsx'
import { packagePhotoAddress, usePackage } from './queries.ts'

const words = deskScreenWords.details

type Props = {
  id: string | null
  onClose: () => void
  onHandOut: (shown: Package) => void
}

/** One package: its facts, its photos, and what can become of it. */
export function PackageDialog({ id, onClose, onHandOut }: Props) {
  const shown = useLingering(id)
  const record = usePackage(shown.last)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: deskScreenWords.list.title, loading: words.loading, failed: deskScreenWords.failed }}
      missing={{ text: words.missing, help: words.missingHelp, back: words.back }}
    >
      {(one, { open, turn, onClose: close }) => (
        <Dialog
          key={turn}
          open={open}
          onClose={close}
          over={one.unit.unitNumber}
          title={one.recipient || one.unit.unitNumber}
          status={[labelOf(one), deskWords.statuses[one.status]].join(' · ')}
          reading
        >
          <Details shown={one} onHandOut={onHandOut} />
        </Dialog>
      )}
    </RecordDialog>
  )
}

function Details({ shown, onHandOut }: { shown: Package; onHandOut: (shown: Package) => void }) {
  const timeZone = useTimeZone()
  const time = (iso: string) => dashboardTime(iso, timeZone)
  const day = (value: string) => dashboardDate(value, timeZone)
  const remarks = remarksOf({ ...shown, note: '', reason: null, pausedUntil: null }, timeZone)
  return (
    <div className="grid gap-5">
      <PackageActions shown={shown} onHandOut={onHandOut} />
      <KeyValues
        rows={[
          [words.number, shown.trackingNumber ?? words.noNumber],
          [words.place, shown.place],
          ...(remarks.length > 0 ? ([[words.flags, remarks.join(', ')]] as const) : []),
          [words.received, words.by(shown.receivedBy, time(shown.receivedAt))],
          ...(shown.direction === 'incoming'
            ? ([[words.notified, shown.notifiedAt ? time(shown.notifiedAt) : words.notYet]] as const)
            : []),
          ...(shown.pausedUntil ? ([[words.paused, day(shown.pausedUntil)]] as const) : []),
          ...(shown.doneAt === null && shown.direction === 'incoming'
            ? ([[words.backOn, day(shown.returnOn)]] as const)
            : []),
          ...(shown.doneAt ? ([[words.done, words.by(shown.doneBy ?? '', time(shown.doneAt))]] as const) : []),
          ...(shown.handedTo ? ([[words.handedTo, shown.handedTo]] as const) : []),
          ...(shown.proof ? ([[words.proof, deskWords.proofs[shown.proof]]] as const) : []),
          ...(shown.reason ? ([[words.reason, shown.reason]] as const) : []),
          ...(shown.note ? ([[words.note, shown.note]] as const) : []),
        ]}
      />
      {shown.photos.length > 0 ? (
        <ul className="grid grid-cols-2 gap-2">
          {shown.photos.map((photo, at) => (
            <li key={photo}>
              <a href={packagePhotoAddress(photo, 'full')} target="_blank" rel="noreferrer">
                <img
                  src={packagePhotoAddress(photo, 'thumbnail')}
                  alt={words.photo(at + 1)}
                  className="aspect-4/3 w-full rounded-md bg-sunken object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
