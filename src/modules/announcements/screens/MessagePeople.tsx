import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import type { SelectedPerson } from '../announcement-parts.ts'
import { messageTo } from '../announcement-values.ts'
import { AnnouncementForm } from './form/AnnouncementForm.tsx'

type Props = {
  /** To whom; null closes the form. */
  people: readonly SelectedPerson[] | null
  onClose: () => void
}

/** The form of an announcement to exactly these people. */
export function MessagePeople({ people, onClose }: Props) {
  const shown = useLingering(people)
  return shown.last === null ? null : (
    <AnnouncementForm
      key={shown.turn}
      present={null}
      draft={messageTo(shown.last)}
      open={shown.open}
      onClose={onClose}
      onSaved={onClose}
    />
  )
}
