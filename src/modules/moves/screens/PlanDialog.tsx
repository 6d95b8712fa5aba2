import { useEffect } from 'react'
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { SearchMany } from '#platform/ui/forms/SearchMany.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { type MoveKind, moveKinds } from '../choices.ts'
import type { NewMove } from '../contract.ts'
import { words } from '../messages/en.ts'
import { effectiveDayOf } from '../rules.ts'
import { OverlapNotice } from './OverlapNotice.tsx'
import { useNewcomers, usePlanMove } from './queries.ts'

export type PlannedUnit = { id: string; unitNumber: string; tenants: readonly { id: string; fullName: string }[] }

type Props = {
  unit: PlannedUnit
  units: readonly { id: string; unitNumber: string }[]
  open: boolean
  onClose: () => void
}

/** `effectiveDay` is the day as people say it: the last one of a move out, otherwise the first one. */
type Values = {
  kind: MoveKind
  tenantIds: string[]
  toUnitId: string
  residenceType: 'renter' | 'owner'
  effectiveDay: string
  forwardingAddress: string
  elevatorNote: string
  notes: string
  acceptsOverlap: boolean
}
type Form = UseFormReturn<Values>

const { day, ...otherLabels } = words.fields
const labels = { ...otherLabels, effectiveDay: day }
const kindChoices = moveKinds.map((value) => ({ value, label: words.kinds[value] }))
const typeChoices = (['renter', 'owner'] as const).map((value) => ({ value, label: words.residenceTypes[value] }))

/** Plans a move in, a move out or a transfer of a unit. */
export function PlanDialog({ unit, units, open, onClose }: Props) {
  const plan = usePlanMove()
  const values = defaultValues(unit)
  const form = useForm<Values>({ defaultValues: values })
  useResetOnOpen(form, open, values)
  const kind = useWatch({ control: form.control, name: 'kind' })
  const isArrival = kind === 'move_in'
  useEffect(() => {
    // Those who leave are residents of the unit, those who come are not.
    form.setValue('tenantIds', isArrival ? [] : householdOf(unit))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isArrival])
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.planTitle(unit.unitNumber)}
      status={words.planLead}
      form={form}
      labels={labels}
      pleaseCheck={words.pleaseCheck}
      verb={words.save}
      busyText={words.saving}
      sending={plan}
      columns={1}
      onSend={(typed) =>
        plan.mutate(
          toNewMove(unit.id, typed),
          formCallbacks(form, { onClose, done: words.saved, failed: words.notSaved }),
        )
      }
    >
      <ChoiceField form={form} name="kind" label={labels.kind} choices={kindChoices} />
      {isArrival ? <Newcomers form={form} unitId={unit.id} open={open} /> : <Household form={form} unit={unit} />}
      {kind === 'transfer' ? <NewUnit form={form} units={units.filter(({ id }) => id !== unit.id)} /> : null}
      {kind === 'move_out' ? null : (
        <ChoiceField form={form} name="residenceType" label={labels.residenceType} choices={typeChoices} />
      )}
      <TextField
        form={form}
        name="effectiveDay"
        label={labels.effectiveDay}
        kind="date"
        required
        hint={words.dayHints[kind]}
      />
      {kind === 'move_out' ? null : <SharedHome form={form} unit={unit} units={units} />}
      {kind === 'move_out' ? (
        <TextField form={form} name="forwardingAddress" label={labels.forwardingAddress} maxLength={500} />
      ) : null}
      <TextField
        form={form}
        name="elevatorNote"
        label={labels.elevatorNote}
        hint={words.elevatorHint}
        maxLength={500}
      />
      <Field label={labels.notes}>
        <TextArea rows={2} maxLength={2000} {...form.register('notes')} />
      </Field>
    </FormDialog>
  )
}

/** The only resident of a unit is chosen. */
const householdOf = ({ tenants }: Pick<PlannedUnit, 'tenants'>) =>
  tenants.length === 1 ? tenants.map(({ id }) => id) : []

const defaultValues = ({ tenants }: PlannedUnit): Values => ({
  kind: tenants.length > 0 ? 'move_out' : 'move_in',
  tenantIds: householdOf({ tenants }),
  toUnitId: '',
  residenceType: 'renter',
  effectiveDay: '',
  forwardingAddress: '',
  elevatorNote: '',
  notes: '',
  acceptsOverlap: false,
})

function toNewMove(unitId: string, { toUnitId, effectiveDay, forwardingAddress, ...typed }: Values): NewMove {
  return {
    ...typed,
    unitId,
    toUnitId: typed.kind === 'transfer' ? toUnitId : null,
    forwardingAddress: typed.kind === 'move_out' ? forwardingAddress : null,
    effectiveDay: effectiveDayOf(typed.kind, effectiveDay),
  }
}

function Household({ form, unit }: { form: Form; unit: PlannedUnit }) {
  return (
    <Field label={labels.tenantIds} required group error={form.formState.errors.tenantIds?.message}>
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

function Newcomers({ form, unitId, open }: { form: Form; unitId: string; open: boolean }) {
  const people = useNewcomers(unitId, open).data ?? []
  return (
    <Field label={labels.tenantIds} required group error={form.formState.errors.tenantIds?.message}>
      <Controller
        control={form.control}
        name="tenantIds"
        render={({ field: { value, onChange } }) => (
          <SearchMany
            label={labels.tenantIds}
            add={words.addPerson}
            none={words.nothingFound}
            remove={words.removePerson}
            choices={people.map(({ id, fullName, units, user }) => ({
              value: id,
              label: fullName,
              detail: words.personDetail(units.map(({ unitNumber }) => unitNumber).join(', '), user.email),
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </Field>
  )
}

/** Who still lives in the new home on the first day. */
function SharedHome({
  form: { control, formState, setValue, clearErrors },
  unit,
  units,
}: { form: Form } & Pick<Props, 'unit' | 'units'>) {
  const [kind, toUnitId, firstDay] = useWatch({ control, name: ['kind', 'toUnitId', 'effectiveDay'] })
  const [newcomers, isAccepted] = useWatch({ control, name: ['tenantIds', 'acceptsOverlap'] })
  return (
    <OverlapNotice
      unit={kind === 'transfer' ? units.find(({ id }) => id === toUnitId) : unit}
      {...{ firstDay, newcomers, isAccepted }}
      onAccept={(accepts) => {
        setValue('acceptsOverlap', accepts)
        clearErrors('acceptsOverlap')
      }}
      onDay={(day) => setValue('effectiveDay', day, { shouldDirty: true })}
      error={formState.errors.acceptsOverlap?.message}
    />
  )
}

function NewUnit({ form, units }: { form: Form; units: Props['units'] }) {
  return (
    <Field label={labels.toUnitId} required error={form.formState.errors.toUnitId?.message}>
      <Controller
        control={form.control}
        name="toUnitId"
        render={({ field: { value, onChange } }) => (
          <SearchSelect
            choices={units.map(({ id, unitNumber }) => ({ value: id, label: unitNumber }))}
            value={value || null}
            onChange={onChange}
            find={words.findUnit}
            none={words.nothingFound}
          />
        )}
      />
    </Field>
  )
}
