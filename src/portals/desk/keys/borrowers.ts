import type { DeskResults } from '#desk-search/contract.ts'
import type { Borrower } from '#keys/contract.ts'
import { keyScreenWords } from '#keys/messages/screens.ts'
import type { CheckOut } from '#keys/schemas.ts'
import type { Choice } from '#platform/ui/forms/choices.ts'

const words = keyScreenWords.lending

type Known = CheckOut['borrower']
export type BorrowerChoice = Choice & { borrower: Known }

const choiceOf = (value: string, label: string, detail: string, borrower: Known): BorrowerChoice => ({
  value,
  label,
  detail,
  borrower,
})

type Found = {
  typed: string
  homes: DeskResults | undefined
  others: readonly Borrower[] | undefined
  /** Both are of the typed text. Until then an Enter must not mean someone else, who is always found. */
  isComplete: boolean
  today: string
}

/** Who can borrow a key for a typed text: people of the homes, whom they authorised, vendors, colleagues, and anyone else. */
export function borrowersOf({ typed, homes, others, isComplete, today }: Found): BorrowerChoice[] {
  const people = (homes?.people ?? []).map(({ userId, unitId, unitNumber, name }) =>
    choiceOf(`${userId} ${unitId}`, name, words.resident(unitNumber), { kind: 'resident', name, userId, unitId }),
  )
  const authorised = (homes?.authorised ?? []).map(({ id, fullName, name, userId, unitId, unitNumber }) =>
    choiceOf(id, fullName, words.authorised(name, unitNumber), { kind: 'authorised', name: fullName, userId, unitId }),
  )
  const known = (others ?? []).map(({ kind, id, name, contact, insuredUntil }) =>
    kind === 'staff'
      ? choiceOf(id, name, words.staff, { kind, name, userId: id })
      : choiceOf(
          id,
          name,
          keyScreenWords.joined([
            words.vendor(contact),
            insuredUntil !== null && insuredUntil < today ? words.uninsured : '',
          ]),
          { kind, name: contact ?? '', vendorId: id },
        ),
  )
  const other =
    typed === '' || !isComplete ? [] : [choiceOf('other', typed, words.other, { kind: 'other', name: typed })]
  return [...people, ...authorised, ...known, ...other]
}
