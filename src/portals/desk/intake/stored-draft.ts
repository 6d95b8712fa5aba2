import { countUnsent, deskIntakeOf } from '#platform/ui/data/offline/unsent.ts'
import { createStoredDraft } from '../offline/queue/stored-draft.ts'
import { useStoredDraft } from '../offline/queue/use-stored-draft.ts'
import { intakeWords as words } from './messages.ts'
import { intakeChanges } from './last-taken.ts'
import { afterLoading, blankDraft, countNotTakenIn, type IntakeDraft } from './intake-draft.ts'

const blank = JSON.stringify(blankDraft)

const drafts = createStoredDraft<IntakeDraft>({
  keyOf: deskIntakeOf,
  blank: blankDraft,
  toText: (draft) => {
    const text = JSON.stringify(draft)
    return text === blank ? null : text
  },
  fromText: (text, isFirst) => {
    const draft = { ...blankDraft, ...(JSON.parse(text) as Partial<IntakeDraft>) }
    return isFirst ? afterLoading(draft, words.unanswered) : draft
  },
})

export const intakeDraftOf = drafts.get

/** The parcels that an account has in hand. */
export const useIntakeDraft = (userId: string): IntakeDraft => useStoredDraft(drafts, userId)

export function changeIntakeDraft(userId: string, change: (draft: IntakeDraft) => IntakeDraft): void {
  const before = drafts.get(userId)
  const draft = change(before)
  if (draft === before) return
  drafts.set(userId, draft)
  countUnsent(deskIntakeOf(userId), countNotTakenIn(draft))
  intakeChanges.set(intakeChanges.get() + 1)
}
