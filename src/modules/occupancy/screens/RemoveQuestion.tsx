import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import type { UnitResident } from '../contract.ts'
import { words } from '../messages/en.ts'
import type { PanelUnit } from './panel-unit.ts'
import { useRemoveResident } from './queries.ts'

type Props = { unit: PanelUnit; person: UnitResident | null; onClose: () => void }

/** Confirms the removal of a resident, and says what ends with it. */
export function RemoveQuestion({ unit, person, onClose }: Props) {
  const remove = useRemoveResident(unit.id)
  return (
    <ActionConfirmation
      subject={person}
      onClose={onClose}
      onConfirm={({ tenantId }, then) => remove.mutate(tenantId, then)}
      isBusy={remove.isPending}
      words={{
        title: ({ tenant }) => words.removeTitle(tenant.fullName, unit.unitNumber),
        verb: words.removeVerb,
        busy: words.removing,
        done: words.removed,
        failed: words.notRemoved,
      }}
    >
      {() => (
        <>
          <p>{words.removeQuestion}</p>
          <p className="mt-1">{words.removeNote}</p>
        </>
      )}
    </ActionConfirmation>
  )
}
