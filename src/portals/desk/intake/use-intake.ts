import { useRef, useState } from 'react'
import type { Direction } from '#packages/choices.ts'
import type { Package } from '#packages/contract.ts'
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

const recipientOf = (match: Match) =>
  match.kind === 'person'
    ? { unitId: match.person.unitId, recipientId: match.person.userId }
    : match.kind === 'unit'
      ? { unitId: match.unit.unitId, recipientId: null }
      : null

/** The parcels that were taken in since the page was opened, and the one in hand. */
export function useIntake(scanned: string | undefined) {
  const [direction, setDirection] = useState<Direction>('incoming')
  const [parcel, setParcel] = useState<Parcel>(() => {
    const tracking = scanned === undefined ? null : parseTracking(scanned)
    return tracking === null ? blankParcel : { ...blankParcel, tracking }
  })
  const [ownTaken, setTaken] = useState<readonly Taken[]>([])
  const takenOffline = useTakenOffline()
  const began = useRef<number | null>(null)
  const takeIn = useTakeIn()

  /** The next label can be scanned at once; a parcel that could not be saved comes back. */
  const save = async (match: Match) => {
    const recipient = recipientOf(match)
    if (recipient === null || parcel.tracking === undefined) return
    const { tracking, place, operation: earlier, ...facts } = parcel
    const operation = earlier ?? createOperation()
    const body = {
      ...recipient,
      ...facts,
      direction,
      trackingNumber: tracking?.number ?? null,
      ...(place === null ? {} : { place }),
      note: '',
    }
    began.current ??= Date.now()
    setParcel(blankParcel)
    try {
      const saved = await takeIn.mutateAsync({ body, operation })
      setTaken((before) => [{ operation, saved, isUndone: false }, ...before])
      lastTaken.set({ operation, saved })
    } catch (error) {
      toast.failure(words.notSaved, error instanceof Error ? error.message : undefined)
      setParcel((now) => (now.tracking === undefined ? { ...parcel, operation } : now))
    }
  }
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
    save: (match: Match) => void save(match),
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
