import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import type { UnitResident } from '../contract.ts'
import { words } from '../messages/en.ts'
import type { PanelUnit } from './panel-unit.ts'
import { useRemoveResident } from './queries.ts'

type Props = { unit: PanelUnit; person: UnitResident | null; onClose: () => void }

/** Confirms the removal of a resident, and says what ends with it. */
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
      <p className="mt-1">{words.removeNote}</p>
    </Confirmation>
  )
}
