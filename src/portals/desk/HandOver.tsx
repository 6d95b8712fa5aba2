import { useDeskSearch } from '#desk-search/screens/queries.ts'
import type { DeskResults } from '#desk-search/contract.ts'
import type { HandOverTarget } from '#packages/screens/desk/hand-over-target.ts'
import { HandOverDialog } from '#packages/screens/desk/HandOverDialog.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { NothingWaits } from './NothingWaits.tsx'

type Props = {
  target: HandOverTarget | null
  onClose: () => void
  /** Checks in a visitor, where the screen can. */
  onVisitor?: () => void
}

/** Hands packages over, and offers the same authorised people for a code, a name, a label and a unit. */
export function HandOver({ target, onClose, onVisitor }: Props) {
  const { last } = useLingering(target)
  const results = useDeskSearch(last ? (last.recipientId === null ? last.unitNumber : last.name) : '')
  return (
    <HandOverDialog
      target={target}
      authorised={last ? authorisedFor(last, results.isPlaceholderData ? undefined : results.data) : []}
      whenNone={last ? <NothingWaits target={last} onClose={onClose} onVisitor={onVisitor} /> : null}
      onClose={onClose}
    />
  )
}

/** Who may collect: for the recipient, or for anyone in the home. The target can name one too, who is at the desk. */
export function authorisedFor(
  { unitId, recipientId, collector }: HandOverTarget,
  results: Pick<DeskResults, 'people'> | undefined,
): string[] {
  const people = results?.people.filter(
    (person) => person.unitId === unitId && (recipientId === null || person.userId === recipientId),
  )
  return [...new Set([collector ?? [], ...(people ?? []).map(({ authorised }) => authorised)].flat())]
}
