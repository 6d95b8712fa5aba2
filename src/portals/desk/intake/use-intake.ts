import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Direction } from '#packages/choices.ts'
import type { Package } from '#packages/contract.ts'
import { deskScreenWords } from '#packages/messages/desk-screens.ts'
import { labelOf } from '#packages/screens/desk/PackageRow.tsx'
import { uploadPhoto, useTakeIn } from '#packages/screens/desk/queries.ts'
import { parseTracking } from '#packages/tracking.ts'
import { call } from '#platform/ui/data/call.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { noPicture, type PictureFile, settledPicture, startUpload } from '#platform/ui/photos/form-picture.ts'
import { undo } from '#undo/contract.ts'
import { useUser } from '../../frame/user.ts'
import { useTakenOffline } from '../offline/parcels/queue-state.ts'
import {
  type IntakeDraft,
  isInHand,
  resumeDraft,
  withFailed,
  withInHand,
  withoutSending,
  withoutUnsaved,
  withPicture,
  withScanned,
} from './intake-draft.ts'
import { lastTaken } from './last-taken.ts'
import type { Match } from '../search/matches.ts'
import { portalWords } from '../messages.ts'
import { intakeWords as words } from './messages.ts'
import { type Attempt, blankParcel, type Parcel, recipientOf, type Unsaved } from './parcel.ts'
import { changeIntakeDraft, intakeDraftOf, useIntakeDraft } from './stored-draft.ts'

export type Flag = 'isPerishable' | 'isOversized' | 'isDamaged'

/** `operation`: to undo it; null for one that was scanned without a connection. */
export type Taken = { operation: string | null; saved: Package; isUndone: boolean }

/** Whose parcel it is, with its label. */
export function unsavedName({ recipient, parcel: { tracking } }: Pick<Unsaved, 'recipient' | 'parcel'>): string {
  const label = tracking ? labelOf({ carrier: tracking.carrier, trackingNumber: tracking.number }) : words.withoutNumber
  if (!recipient) return label
  const name = deskScreenWords.nameOf(recipient.name || portalWords.match.wholeHome, recipient.unitNumber)
  return portalWords.match.joined([name, label])
}

/** The parcel in hand and those that are not taken in, of this account on this device. */
function useParcels() {
  const { id: userId } = useUser()
  const draft = useIntakeDraft(userId)
  const change = (next: (draft: IntakeDraft) => IntakeDraft) => changeIntakeDraft(userId, next)
  const changeParcel = (next: (parcel: Parcel) => Parcel) =>
    change((before) => ({ ...before, parcel: next(before.parcel) }))
  const address = useAddress()
  const scanned = address.at('scan')
  // The label leaves the address, so that a page that is loaded again does not scan it once more.
  const clearScan = useEffectEvent(() => address.change({ scan: undefined }))
  // Layout effects, so that the page is shown with the label.
  useLayoutEffect(() => changeIntakeDraft(userId, resumeDraft), [userId])
  useLayoutEffect(() => {
    if (scanned === undefined) return
    const tracking = parseTracking(scanned)
    const aside = { operation: createOperation(), reason: words.noRecipient }
    if (tracking) changeIntakeDraft(userId, (before) => withScanned(before, tracking, aside))
    clearScan()
  }, [userId, scanned])
  return { draft, change, changeParcel, hasInHand: (parcel: Parcel) => isInHand(intakeDraftOf(userId), parcel) }
}

/** The parcels that were taken in since the page was opened, and those that are not taken in yet. */
export function useIntake() {
  const { draft, change, changeParcel, hasInHand } = useParcels()
  const { direction, parcel, unsaved } = draft
  const [ownTaken, setTaken] = useState<readonly Taken[]>([])
  const takenOffline = useTakenOffline()
  const began = useRef<number | null>(null)
  /** A second Enter, pressed before the answer to the first one was there, is of the same parcel. */
  const sent = useRef(new WeakSet<Parcel>())
  const takeIn = useTakeIn()

  const send = async (attempt: Attempt): Promise<void> => {
    const { operation, recipient, parcel: tried } = attempt
    const { tracking, place, operation: _earlier, photo: taken, ...facts } = tried
    const { unitId, recipientId } = recipient
    const trackingNumber = tracking?.number ?? null
    const shelf = place === null ? {} : { place }
    change((before) => ({ ...before, sending: [attempt, ...before.sending] }))
    const photo = await settledPicture(taken)
    try {
      if (photo.status === 'failed') throw new Error(words.withoutPhoto)
      const to = { unitId, recipientId, direction: attempt.direction }
      const body = { ...to, ...facts, ...shelf, trackingNumber, photoId: photo.id, note: '' }
      const saved = await takeIn.mutateAsync({ body, operation })
      change((before) => withoutSending(before, attempt))
      setTaken((before) => [{ operation, saved, isUndone: false }, ...before])
      lastTaken.set({ operation, saved })
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      toast.failure(words.notSaved, `${unsavedName(attempt)}: ${reason}`)
      // A photo that is not there any more is taken again.
      const isLost = photo.status === 'failed' || (error instanceof CallFailed && error.field === 'photoId')
      const failed = { ...attempt, parcel: { ...tried, photo: isLost ? noPicture : photo } }
      change((before) => withFailed(before, failed, reason))
    }
  }
  /** The next label can be scanned at once. A parcel that could not be saved comes back, or is in the list while another is in hand. */
  const save = (match: Match) => {
    const recipient = recipientOf(match)
    if (recipient === null || !hasInHand(parcel) || sent.current.has(parcel)) return
    sent.current.add(parcel)
    began.current ??= Date.now()
    change((before) => ({ ...before, parcel: blankParcel, typed: '' }))
    void send({ operation: parcel.operation ?? createOperation(), recipient, parcel, direction })
  }
  const takePhoto = async (file: PictureFile) => {
    const upload = (picture: File) => uploadPhoto('label', picture)
    const photo = startUpload(file, { upload, failed: deskScreenWords.handOver.notUploaded })
    changeParcel((before) => ({ ...before, photo }))
    const settled = await settledPicture(photo)
    change((before) => withPicture(before, settled))
  }
  const drop = (one: Unsaved) => change((before) => withoutUnsaved(before, one))
  const undoOne = async (operation: string) => {
    try {
      await call(undo.undoAtDesk, { params: { id: operation } })
      setTaken((before) => before.map((one) => (one.operation === operation ? { ...one, isUndone: true } : one)))
      if (lastTaken.get()?.operation === operation) lastTaken.set(null)
    } catch (error) {
      toast.failure(portalWords.lastScan.notUndone, error instanceof Error ? error.message : undefined)
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
    setDirection: (next: Direction) =>
      change((before) => ({ ...before, direction: next, parcel: { ...before.parcel, operation: null } })),
    parcel,
    label: draft.label,
    setLabel: (label: string) => change((before) => ({ ...before, label })),
    typed: draft.typed,
    setTyped: (typed: string) => change((before) => ({ ...before, typed })),
    scan: (tracking: Parcel['tracking']) => changeParcel((before) => ({ ...before, tracking, operation: null })),
    change: (changes: Partial<Parcel>) => changeParcel((before) => ({ ...before, ...changes })),
    takePhoto: (file: PictureFile) => void takePhoto(file),
    toggle: (flag: Flag) => changeParcel((before) => ({ ...before, [flag]: !before[flag] })),
    save,
    unsaved,
    /** Sends it again; one without a recipient is in hand then. */
    retry: (one: Unsaved) => {
      const { recipient } = one
      if (recipient === null) {
        const aside = { operation: createOperation(), reason: words.noRecipient }
        return change((before) => withInHand(before, one, aside))
      }
      drop(one)
      return void send({ ...one, recipient })
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
