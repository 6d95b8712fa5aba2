import { Field } from '#platform/ui/forms/Field.tsx'
import type { DrawField } from '#platform/ui/forms/DrawnField.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { useUnits } from '#tower/screens/queries.ts'
import { unitFieldWords as words } from './messages/unit-field.ts'

/** The value of the choice that names no unit. */
const noUnit = 'none'

type Props = { value: string | null; onChange: (id: string | null) => void; error: string | undefined }

/** The choice of a unit, or of none. */
function UnitField({ value, onChange, error }: Props) {
  const units = useUnits()
  return (
    <Field label={words.unit} error={error}>
      <SearchSelect
        choices={[
          { value: noUnit, label: words.none },
          ...(units.data ?? []).map(({ id, unitNumber, tenants }) => ({
            value: id,
            label: unitNumber,
            detail: tenants.map(({ fullName }) => fullName).join(', '),
          })),
        ]}
        list={units}
        value={value ?? noUnit}
        onChange={(chosen) => onChange(chosen === noUnit ? null : chosen)}
        find={words.find}
        none={words.noMatch}
      />
    </Field>
  )
}

export const drawUnit: DrawField<string | null> = (field) => <UnitField {...field} />
