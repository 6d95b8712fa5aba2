import { useEffect, useRef, useState } from 'react'
import type { Direction } from '#packages/choices.ts'
import type { Package } from '#packages/contract.ts'
import { deskScreenWords } from '#packages/messages/desk-screens.ts'
import { labelOf } from '#packages/screens/desk/PackageRow.tsx'
import { useTakeIn } from '#packages/screens/desk/queries.ts'
import { parseTracking, type Tracking } from '#packages/tracking.ts'
import { call } from '#platform/ui/data/call.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { undo } from '#undo/contract.ts'
import { useTakenOffline } from '../offline/parcels/queue-state.ts'
import { lastTaken } from './last-taken.ts'
import type { Match } from '../matches.ts'
import { portalWords } from '../messages.ts'

const words = portalWords.intake

/** What is known of the parcel that is being taken in, besides whose it is. */
export type Parcel = {
  /** Undefined until the label was scanned; null for a parcel without a number. */
  tracking: Tracking | null | undefined
  /** Null for the shelf that the rules choose. */
  place: string | null
  photoId: string | null
  /** Of an attempt that failed: its answer may have been lost, so that the next one has the same. */
  operation: string | null
  isPerishable: boolean
  isOversized: boolean
  isDamaged: boolean
}
export type Flag = 'isPerishable' | 'isOversized' | 'isDamaged'

export const blankParcel: Parcel = {
  tracking: undefined,
  place: null,
  photoId: null,
  operation: null,
  isPerishable: false,
  isOversized: false,
  isDamaged: false,
}

/** `operation`: to undo it; null for one that was scanned without a connection. */
export type Taken = { operation: string | null; saved: Package; isUndone: boolean }

/** A parcel that is being sent: for whom, as it was when Enter was pressed. */
type Attempt = { operation: string; match: Match; parcel: Parcel; direction: Direction }
/** One that could not be saved after the next label was scanned. */
export type Unsaved = Attempt & { reason: string }

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
  const [parcel, setParcel] = useState<Parcel>(() => {
    const tracking = scanned === undefined ? null : parseTracking(scanned)
    return tracking === null ? blankParcel : { ...blankParcel, tracking }
  })
  const inHand = useRef(parcel)
  useEffect(() => {
    inHand.current = parcel
  }, [parcel])
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([])
  const [ownTaken, setTaken] = useState<readonly Taken[]>([])
  const takenOffline = useTakenOffline()
  const began = useRef<number | null>(null)
  const takeIn = useTakeIn()

  const send = async (attempt: Attempt): Promise<void> => {
    const { operation, match, parcel: sent } = attempt
    const recipient = recipientOf(match)
    if (recipient === null) return
    const { tracking, place, operation: _earlier, ...facts } = sent
    const trackingNumber = tracking?.number ?? null
    const shelf = place === null ? {} : { place }
    const body = { ...recipient, ...facts, ...shelf, direction: attempt.direction, trackingNumber, note: '' }
    try {
      const saved = await takeIn.mutateAsync({ body, operation })
      setTaken((before) => [{ operation, saved, isUndone: false }, ...before])
      lastTaken.set({ operation, saved })
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      toast.failure(words.notSaved, `${unsavedName(attempt)}: ${reason}`)
      if (inHand.current.tracking === undefined) setParcel({ ...sent, operation })
      else setUnsaved((before) => [{ ...attempt, reason }, ...before])
    }
  }
  /** The next label can be scanned at once. A parcel that could not be saved comes back, or is in the list while another is in hand. */
  const save = (match: Match) => {
    if (recipientOf(match) === null || parcel.tracking === undefined) return
    began.current ??= Date.now()
    setParcel(blankParcel)
    inHand.current = blankParcel
    void send({ operation: parcel.operation ?? createOperation(), match, parcel, direction })
  }
  const drop = (operation: string) => setUnsaved((before) => before.filter((one) => one.operation !== operation))
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
      setParcel((before) => ({ ...before, operation: null }))
    },
    parcel,
    scan: (tracking: Parcel['tracking']) => setParcel((before) => ({ ...before, tracking, operation: null })),
    change: (changes: Partial<Parcel>) => setParcel((before) => ({ ...before, ...changes })),
    toggle: (flag: Flag) => setParcel((before) => ({ ...before, [flag]: !before[flag] })),
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
