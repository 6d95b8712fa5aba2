import { useDeskSearch } from '#desk-search/screens/queries.ts'
import type { HandOverTarget } from '#packages/screens/desk/hand-over-target.ts'
import { HandOverDialog } from '#packages/screens/desk/HandOverDialog.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { authorisedFor, householdOf } from './collectors.ts'
import { NothingWaits } from './NothingWaits.tsx'

type Props = {
  target: HandOverTarget | null
  onClose: () => void
  /** Checks in a visitor, where the screen can. */
  onVisitor?: () => void
}

/** Hands packages over, and offers the same people for a code, a name, a label and a unit. */
export function HandOver({ target, onClose, onVisitor }: Props) {
  const { last } = useLingering(target)
  const results = useDeskSearch(last ? (last.recipientId === null ? last.unitNumber : last.name) : '')
  const known = results.isPlaceholderData ? undefined : results.data
  return (
    <HandOverDialog
      target={target}
      authorised={last ? authorisedFor(last, known) : []}
      household={last ? householdOf(last, known) : []}
      whenNone={last ? <NothingWaits target={last} onClose={onClose} onVisitor={onVisitor} /> : null}
      onClose={onClose}
    />
  )
}
