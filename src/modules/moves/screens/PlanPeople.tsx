import { Controller } from 'react-hook-form'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { SearchMany } from '#platform/ui/forms/SearchMany.tsx'
import { words } from '../messages/en.ts'
import type { PlanForm, PlannedUnit } from './plan-form.ts'
import { useNewcomers } from './queries.ts'
import { usePlannedMoves } from './use-planned-moves.tsx'

type Props = { form: PlanForm; unit: PlannedUnit; open: boolean; isArrival: boolean }

/** Who moves: those who can move into the unit, or its residents. */
export const PlanPeople = ({ form, unit, open, isArrival }: Props) =>
  isArrival ? <Newcomers form={form} unitId={unit.id} open={open} /> : <Household form={form} unit={unit} />

/** The residents of a unit, to choose who leaves. */
function Household({ form, unit }: { form: PlanForm; unit: PlannedUnit }) {
  return (
    <Field label={words.fields.tenantIds} required group error={form.formState.errors.tenantIds?.message}>
      <Controller
        control={form.control}
        name="tenantIds"
        render={({ field: { value, onChange } }) => (
          <span className="grid gap-2">
            {unit.tenants.map(({ id, fullName }) => (
              <Checkbox
                key={id}
                label={fullName}
                checked={value.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, id] : value.filter((chosen) => chosen !== id))
                }
              />
            ))}
          </span>
        )}
      />
    </Field>
  )
}

/** Those who can move into a unit. */
function Newcomers({ form, unitId, open }: { form: PlanForm; unitId: string; open: boolean }) {
  const people = useNewcomers(unitId, open).data ?? []
  const planned = usePlannedMoves()
  return (
    <Field label={words.fields.tenantIds} required group error={form.formState.errors.tenantIds?.message}>
      <Controller
        control={form.control}
        name="tenantIds"
        render={({ field: { value, onChange } }) => (
          <SearchMany
            label={words.fields.tenantIds}
            add={words.addPerson}
            none={words.nothingFound}
            remove={words.removePerson}
            choices={people.map(({ id, fullName, units, user }) => ({
              value: id,
              label: fullName,
              detail: words.personDetail(
                units.map(({ unitNumber }) => unitNumber).join(', '),
                planned?.describe(id) ?? null,
                user.email,
              ),
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </Field>
  )
}
