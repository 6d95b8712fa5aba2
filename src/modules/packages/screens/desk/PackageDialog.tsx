import { useState } from 'react'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { dashboardDate, dashboardTime } from '#platform/time/dates.ts'
import type { Package } from '../../contract.ts'
import { deskWords } from '../../messages/desk.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'
import type { PackageChanges } from '../../schemas.ts'
import { labelOf, remarksOf } from './PackageRow.tsx'
import { MovePackage } from './MovePackage.tsx'
import { packagePhotoAddress, useChangePackage, usePackage } from './queries.ts'

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
  const remarks = remarksOf({ ...shown, note: '', pausedUntil: null }, timeZone)
  return (
    <div className="grid gap-5">
      {shown.doneAt === null ? <Actions shown={shown} onHandOut={onHandOut} /> : null}
      <KeyValues
        rows={[
          [words.number, shown.trackingNumber ?? words.noNumber],
          [words.place, shown.place],
          ...(remarks.length > 0 ? ([[words.flags, remarks.join(', ')]] as const) : []),
          [words.received, words.by(shown.receivedBy, time(shown.receivedAt))],
          [words.notified, shown.notifiedAt ? time(shown.notifiedAt) : words.notYet],
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
                  className="aspect-4/3 w-full rounded-md bg-sunken object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** What can become of a package that is here. */
function Actions({ shown, onHandOut }: { shown: Package; onHandOut: (shown: Package) => void }) {
  const change = useChangePackage()
  const undo = useUndo('packages')
  const [isMoving, setIsMoving] = useState(false)
  const send = (body: PackageChanges, done: string) => {
    const operation = createOperation()
    change.mutate(
      { shown, body, operation },
      {
        onSuccess: (saved) =>
          toast.success(done, undefined, hasChanged(shown, saved) ? { undo: undo(operation) } : undefined),
        onError: (error) => toast.failure(words.notSaved, error.message),
      },
    )
  }
  const isIncoming = shown.direction === 'incoming'
  if (isMoving)
    return (
      <MovePackage
        place={shown.place}
        onCancel={() => setIsMoving(false)}
        onMove={(place) => {
          setIsMoving(false)
          send({ place }, words.saved)
        }}
      />
    )
  return (
    <div className="flex flex-wrap gap-2">
      {isIncoming && shown.status === 'waiting' ? (
        <Button variant="primary" size="large" onClick={() => onHandOut(shown)}>
          {deskScreenWords.handOut}
        </Button>
      ) : null}
      {isIncoming ? null : (
        <Button
          variant="primary"
          size="large"
          busy={change.isPending}
          onClick={() => send({ status: 'sent' }, words.given)}
        >
          {words.sent}
        </Button>
      )}
      <Button size="large" onClick={() => setIsMoving(true)}>
        {words.changePlace}
      </Button>
      {isIncoming && shown.status === 'waiting' ? (
        <Button size="large" busy={change.isPending} onClick={() => send({ status: 'declined' }, words.declined)}>
          {words.decline}
        </Button>
      ) : null}
      {shown.status === 'declined' ? (
        <Button size="large" busy={change.isPending} onClick={() => send({ status: 'waiting' }, words.saved)}>
          {words.putBack}
        </Button>
      ) : null}
      {isIncoming ? (
        <Button size="large" busy={change.isPending} onClick={() => send({ status: 'returned' }, words.returned)}>
          {words.sendBack}
        </Button>
      ) : null}
    </div>
  )
}
