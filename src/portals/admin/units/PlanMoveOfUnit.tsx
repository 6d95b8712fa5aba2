import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import Plus from 'lucide-react/icons/plus'
import { words } from '#moves/messages/en.ts'
import { PlanDialog } from '#moves/screens/PlanDialog.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { useUnit } from '#tower/screens/queries.ts'
import { UnitSelect } from '#tower/screens/UnitSelect.tsx'
import { drawNewHome } from './draw-new-home.tsx'

const noUnit = { unitId: '' }
const labels = { unitId: words.columns.unit }

/** The button that plans a move of any unit: the unit is chosen first, then the dialog of its moves opens. */
export function PlanMoveOfUnit() {
  const [choosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = useLingering(chosen)
  const unit = useUnit(shown.last).data
  const form = useForm({ defaultValues: noUnit })
  useResetOnOpen(form, choosing, noUnit)
  return (
    <>
      <Button variant="primary" icon={Plus} onClick={() => setChoosing(true)}>
        {words.plan}
      </Button>
      <FormDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title={words.plan}
        status={words.chooseUnitLead}
        form={form}
        labels={labels}
        pleaseCheck={words.pleaseCheck}
        verb={words.continue}
        columns={1}
        width="narrow"
        onSend={({ unitId }) => {
          if (unitId === '') return form.setError('unitId', { message: words.chooseUnit })
          setChoosing(false)
          setChosen(unitId)
        }}
      >
        <Field label={labels.unitId} required error={form.formState.errors.unitId?.message}>
          <Controller
            control={form.control}
            name="unitId"
            render={({ field: { value, onChange } }) => (
              <UnitSelect value={value || null} onChange={(unit) => onChange(unit?.id ?? '')} />
            )}
          />
        </Field>
      </FormDialog>
      {unit ? (
        <PlanDialog
          key={unit.id}
          unit={unit}
          drawNewHome={drawNewHome}
          open={shown.open}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  )
}
