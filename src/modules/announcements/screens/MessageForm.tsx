import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import type { SelectedPerson } from '../announcement-parts.ts'
import { messageTo, messageToUnits } from '../announcement-values.ts'
import { AnnouncementForm } from './form/AnnouncementForm.tsx'

/** The people, or the units, that were selected in a list. */
export type MessageTarget = { people: readonly SelectedPerson[] } | { unitIds: readonly string[] }

type Props = {
  /** Null closes the form. */
  to: MessageTarget | null
  onClose: () => void
}

/** The form of an announcement to exactly these people, or to the residents of these units. */
export function MessageForm({ to, onClose }: Props) {
  const { last, open, turn } = useLingering(to)
  return last === null ? null : (
    <AnnouncementForm
      key={turn}
      present={null}
      draft={'people' in last ? messageTo(last.people) : messageToUnits(last.unitIds)}
      open={open}
      onClose={onClose}
      onSaved={onClose}
    />
  )
}
