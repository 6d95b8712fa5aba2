import { ActionConfirmation, type Then } from '#platform/ui/overlays/ActionConfirmation.tsx'
import type { HouseholdMember } from '../contract.ts'
import { nameOf } from './MemberRow.tsx'

type Props = {
  /** Whose access ends; null closes the question. */
  member: HouseholdMember | null
  onClose: () => void
  /** The mutation that ends it. */
  end: { mutate: (id: string, then: Then<unknown>) => void; isPending: boolean }
  words: { end: string; endTitle: (name: string) => string; endText: string; ended: string; endFailed: string }
}

/** Asks before the access of a household member ends. */
export const EndMemberQuestion = ({ member, onClose, end, words }: Props) => (
  <ActionConfirmation
    subject={member}
    onClose={onClose}
    onConfirm={({ id }, then) => end.mutate(id, then)}
    isBusy={end.isPending}
    words={{
      title: (ending) => words.endTitle(nameOf(ending)),
      verb: words.end,
      busy: words.end,
      done: words.ended,
      failed: words.endFailed,
    }}
  >
    {() => <p>{words.endText}</p>}
  </ActionConfirmation>
)
