import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { words as unitWords } from '#units/messages/en.ts'
import { listingsEndedByMove } from '#units/rules.ts'
import { useListedKinds, useUnitResidents } from './queries.ts'

type Props = {
  unitId: string
  isOwner: boolean
  /** The new resident takes the place of another one. */
  isReplacing: boolean
}

/** What the assignment does to the listings of the unit; nothing for one without. */
export function EndedListings({ unitId, isOwner, isReplacing }: Props) {
  const residents = useUnitResidents(unitId).data
  const listed = useListedKinds(unitId).data ?? []
  if (residents === undefined || listed.length === 0) return null
  const ends = listingsEndedByMove(isOwner, residents.length - (isReplacing ? 1 : 0))
  return (
    <Notice live tone="info">
      {unitWords.listingsEnd(
        listed.filter((kind) => ends.includes(kind)),
        listed.filter((kind) => !ends.includes(kind)),
      )}
    </Notice>
  )
}
