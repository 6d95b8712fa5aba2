import Pencil from 'lucide-react/icons/pencil'
import { dashboardDate } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { Unit } from '#tower/contract.ts'
import { words as unitWords } from '#units/messages/en.ts'
import { words } from '../messages/en.ts'
import type { UnitTab } from './UnitTabs.tsx'

type Props = {
  unit: Unit
  formId: string
  editing: boolean
  saving: boolean
  tab: UnitTab
  onTab: (tab: UnitTab) => void
  onEdit: () => void
  onCancel: () => void
}

/** Edit and Close, or Save and Cancel while the unit is edited. */
export function UnitDialogFooter({ unit, formId, editing, saving, tab, onTab, onEdit, onCancel }: Props) {
  const zone = useTimeZone()
  return (
    <>
      <span className="mr-auto text-sm text-ink-3 max-md:basis-full">
        {words.lastChanged(dashboardDate(unit.updatedAt, zone))}
      </span>
      {editing ? (
        <>
          <Button onClick={onCancel}>{unitWords.cancel}</Button>
          <Button
            key="save"
            variant="primary"
            type="submit"
            form={formId}
            busy={saving}
            busyText={unitWords.saving}
            onClick={() => onTab('details')}
          >
            {unitWords.save}
          </Button>
        </>
      ) : (
        <>
          <CancelButton>{words.close}</CancelButton>
          <Button
            key="edit"
            variant={tab === 'details' ? 'primary' : 'outlined'}
            icon={Pencil}
            onClick={() => {
              onTab('details')
              onEdit()
            }}
          >
            {unitWords.edit}
          </Button>
        </>
      )}
    </>
  )
}
