import { useMemo } from 'react'
import { countUnsent, deskIntakeOf } from '#platform/ui/data/offline/unsent.ts'
import { noPicture } from '#platform/ui/photos/form-picture.ts'
import { createSharedValue } from '../offline/queue/shared-value.ts'
import { portalWords } from '../messages.ts'
import { intakeChanges } from './last-taken.ts'
import { blankDraft, countNotTakenIn, type IntakeDraft } from './intake-draft.ts'
import type { Attempt, Parcel, Unsaved } from './parcel.ts'

/** By the id of the account that takes the parcels in, so that the next person at the device neither sees nor sends them. */
const drafts = createSharedValue<Readonly<Record<string, IntakeDraft>>>({})
const keyOf = (userId: string) => `desk-intake-${userId}`

/** Not state of the page: it outlives another page, a lost connection, and a page that is loaded again. */
export function useIntakeDraft(userId: string): IntakeDraft {
  const known = drafts.use()[userId]
  const stored = useMemo(() => readStored(userId), [userId])
  return known ?? stored
}

export function changeIntakeDraft(userId: string, change: (draft: IntakeDraft) => IntakeDraft): void {
  const before = drafts.get()[userId] ?? readStored(userId)
  const draft = change(before)
  if (draft === before) return
  drafts.set({ ...drafts.get(), [userId]: draft })
  countUnsent(deskIntakeOf(userId), countNotTakenIn(draft))
  intakeChanges.set(intakeChanges.get() + 1)
  try {
    const text = JSON.stringify(draft, withoutPromises)
    if (text === blank) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), text)
  } catch {
    // A full store: the draft ends with the page.
  }
}

const withoutPromises = (name: string, value: unknown) => (name === 'saved' || name === 'isSending' ? undefined : value)
const blank = JSON.stringify(blankDraft, withoutPromises)

function readStored(userId: string): IntakeDraft {
  try {
    const text = localStorage.getItem(keyOf(userId))
    return text === null ? blankDraft : fromStored(JSON.parse(text) as Partial<IntakeDraft>)
  } catch {
    return blankDraft
  }
}

/** A draft of a page that was left. What was being sent then may have arrived; it is sent again with the same key. */
function fromStored(stored: Partial<IntakeDraft>): IntakeDraft {
  const draft = { ...blankDraft, ...stored }
  const unknown = (one: Attempt): Unsaved => ({ ...one, typed: '', reason: portalWords.intake.unanswered })
  const unsaved = [...draft.sending.map(unknown), ...draft.unsaved]
  return {
    ...draft,
    parcel: withPhoto(draft.parcel),
    unsaved: unsaved.map((one) => ({ ...one, parcel: withPhoto(one.parcel) })),
    sending: [],
  }
}

function withPhoto(parcel: Parcel): Parcel {
  const { id } = parcel.photo
  return { ...parcel, photo: { ...noPicture, id, saved: Promise.resolve(id) } }
}
