import { Field } from '#platform/ui/forms/Field.tsx'
import type { DrawField } from '#platform/ui/forms/DrawnField.tsx'
import { UnitSelect } from '#tower/screens/UnitSelect.tsx'
import { unitFieldWords as words } from './messages/unit-field.ts'

/** The choice of a unit, or of none. */
export const drawUnit: DrawField<string | null> = ({ value, onChange, error }) => (
  <Field label={words.unit} error={error}>
    <UnitSelect value={value} onChange={(unit) => onChange(unit?.id ?? null)} first={words.none} />
  </Field>
)
