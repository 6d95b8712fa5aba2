import { Confirmation } from '#platform/screens/Confirmation.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import type { UnitResident } from '../contract.ts'
import { words } from '../words.ts'
import type { PanelUnit } from './AssignmentPanel.tsx'
import { useRemoveResident } from './queries.ts'

type Props = { unit: PanelUnit; person: UnitResident | null; onClose: () => void }

/** Asks before somebody is removed, and says what ends. */
export function RemoveQuestion({ unit, person, onClose }: Props) {
  const { last, open } = useLingering(person)
  const remove = useRemoveResident(unit.id)
  if (last === null) return null
  const send = () =>
    remove.mutate(last.tenantId, {
      onSuccess: () => {
        toast.success(words.removed)
        onClose()
      },
      onError: (error) => {
        toast.failure(words.notRemoved, error.message)
        onClose()
      },
    })
  return (
    <Confirmation
      open={open}
      onClose={onClose}
      title={words.removeTitle(last.tenant.fullName, unit.unitNumber)}
      verb={words.removeVerb}
      busy={remove.isPending}
      busyText={words.removing}
      onConfirm={send}
    >
      <p>{words.removeQuestion}</p>
      <p className="mt-1">{words.removeTells}</p>
    </Confirmation>
  )
}
