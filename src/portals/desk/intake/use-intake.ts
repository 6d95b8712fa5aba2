import { useRef, useState } from 'react'
import type { Direction } from '#packages/choices.ts'
import type { Package } from '#packages/contract.ts'
import { deskScreenWords } from '#packages/messages/desk-screens.ts'
import { labelOf } from '#packages/screens/desk/PackageRow.tsx'
import { uploadPhoto, useTakeIn } from '#packages/screens/desk/queries.ts'
import { parseTracking } from '#packages/tracking.ts'
import { call } from '#platform/ui/data/call.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { type PictureFile, startUpload } from '#platform/ui/photos/form-picture.ts'
import { undo } from '#undo/contract.ts'
import { useTakenOffline } from '../offline/parcels/queue-state.ts'
import { lastTaken } from './last-taken.ts'
import type { Match } from '../matches.ts'
import { portalWords } from '../messages.ts'
import { type Attempt, blankParcel, type Parcel, type Parcels, type Unsaved, withFailed } from './parcel.ts'

const words = portalWords.intake

export type Flag = 'isPerishable' | 'isOversized' | 'isDamaged'

/** `operation`: to undo it; null for one that was scanned without a connection. */
export type Taken = { operation: string | null; saved: Package; isUndone: boolean }

const recipientOf = (match: Match) =>
  match.kind === 'person'
    ? { unitId: match.person.unitId, recipientId: match.person.userId }
    : match.kind === 'unit'
      ? { unitId: match.unit.unitId, recipientId: null }
      : null

/** Whose parcel it is, with its label. */
export function unsavedName({ match, parcel: { tracking } }: Attempt): string {
  const [unitNumber, name] =
    match.kind === 'person'
      ? [match.person.unitNumber, match.person.name]
      : match.kind === 'unit'
        ? [match.unit.unitNumber, portalWords.match.wholeHome]
        : ['', '']
  const label = tracking ? labelOf({ carrier: tracking.carrier, trackingNumber: tracking.number }) : words.withoutNumber
  return portalWords.match.joined([deskScreenWords.nameOf(name, unitNumber), label])
}

/** The parcels that were taken in since the page was opened, and the one in hand. */
export function useIntake(scanned: string | undefined) {
  const [direction, setDirection] = useState<Direction>('incoming')
  const [{ parcel, unsaved }, setParcels] = useState<Parcels>(() => {
    const tracking = scanned === undefined ? null : parseTracking(scanned)
    return { parcel: tracking === null ? blankParcel : { ...blankParcel, tracking }, unsaved: [] }
  })
  const changeParcel = (change: (parcel: Parcel) => Parcel) =>
    setParcels((before) => ({ ...before, parcel: change(before.parcel) }))
  const [ownTaken, setTaken] = useState<readonly Taken[]>([])
  const takenOffline = useTakenOffline()
  const began = useRef<number | null>(null)
  /** A second Enter, pressed before the answer to the first one was there, is of the same parcel. */
  const sent = useRef(new WeakSet<Parcel>())
  const takeIn = useTakeIn()

  const send = async (attempt: Attempt): Promise<void> => {
    const { operation, match, parcel: tried } = attempt
    const recipient = recipientOf(match)
    if (recipient === null) return
    const { tracking, place, operation: _earlier, photo, ...facts } = tried
    const trackingNumber = tracking?.number ?? null
    const shelf = place === null ? {} : { place }
    const photoId = await photo.saved
    const body = { ...recipient, ...facts, ...shelf, direction: attempt.direction, trackingNumber, photoId, note: '' }
    try {
      const saved = await takeIn.mutateAsync({ body, operation })
      setTaken((before) => [{ operation, saved, isUndone: false }, ...before])
      lastTaken.set({ operation, saved })
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      toast.failure(words.notSaved, `${unsavedName(attempt)}: ${reason}`)
      setParcels((before) => withFailed(before, { ...attempt, reason }))
    }
  }
  /** The next label can be scanned at once. A parcel that could not be saved comes back, or is in the list while another is in hand. */
  const save = (match: Match) => {
    if (recipientOf(match) === null || parcel.tracking === undefined || sent.current.has(parcel)) return
    sent.current.add(parcel)
    began.current ??= Date.now()
    changeParcel(() => blankParcel)
    void send({ operation: parcel.operation ?? createOperation(), match, parcel, direction })
  }
  const takePhoto = async (file: PictureFile) => {
    const upload = (picture: File) => uploadPhoto('label', picture)
    const photo = startUpload(file, { upload, failed: deskScreenWords.handOver.notUploaded })
    changeParcel((before) => ({ ...before, photo }))
    const id = await photo.saved
    // Another parcel may be in hand by now.
    changeParcel((before) =>
      before.photo === photo ? { ...before, photo: { ...photo, id, isSending: false } } : before,
    )
  }
  const drop = (operation: string) =>
    setParcels((before) => ({ ...before, unsaved: before.unsaved.filter((one) => one.operation !== operation) }))
  const undoOne = async (operation: string) => {
    try {
      await call(undo.undoAtDesk, { params: { id: operation } })
      setTaken((before) => before.map((one) => (one.operation === operation ? { ...one, isUndone: true } : one)))
      if (lastTaken.get()?.operation === operation) lastTaken.set(null)
    } catch (error) {
      toast.failure(words.notUndone, error instanceof Error ? error.message : undefined)
    }
  }
  const taken = [
    ...ownTaken,
    ...takenOffline.map((saved): Taken => ({ operation: null, saved, isUndone: false })),
  ].toSorted((a, b) => b.saved.receivedAt.localeCompare(a.saved.receivedAt))
  const counted = taken.filter(({ isUndone }) => !isUndone).length
  const countedHere = counted - takenOffline.length
  return {
    direction,
    // Another direction or label is no further attempt of the parcel that failed.
    setDirection: (next: Direction) => {
      setDirection(next)
      changeParcel((before) => ({ ...before, operation: null }))
    },
    parcel,
    scan: (tracking: Parcel['tracking']) => changeParcel((before) => ({ ...before, tracking, operation: null })),
    change: (changes: Partial<Parcel>) => changeParcel((before) => ({ ...before, ...changes })),
    takePhoto: (file: PictureFile) => void takePhoto(file),
    toggle: (flag: Flag) => changeParcel((before) => ({ ...before, [flag]: !before[flag] })),
    save,
    unsaved,
    retry: (attempt: Unsaved) => {
      drop(attempt.operation)
      void send(attempt)
    },
    drop,
    taken,
    counted,
    secondsEach: () =>
      began.current === null || countedHere < 2
        ? null
        : Math.round((Date.now() - began.current) / 1000 / (countedHere - 1)),
    undo: (operation: string) => void undoOne(operation),
    undoLast: () => {
      const last = ownTaken.find(({ isUndone }) => !isUndone)
      if (last?.operation) void undoOne(last.operation)
    },
  }
}
export type Intake = ReturnType<typeof useIntake>
