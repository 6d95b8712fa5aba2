import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { moveKinds } from '../choices.ts'
import type { Move, NewMove } from '../contract.ts'
import { words } from '../messages/en.ts'
import { effectiveDayOf } from '../rules.ts'
import { EndOfAccessNotice } from './EndOfAccessNotice.tsx'
import { OverlapNotice } from './OverlapNotice.tsx'
import { describeDone } from './names.ts'
import type { DrawNewHome, PlanForm, PlannedUnit, PlanValues } from './plan-form.ts'
import { PlanPeople } from './PlanPeople.tsx'
import { usePlanMove } from './queries.ts'
import { useIsImmediate } from './use-is-immediate.ts'

type Props = {
  unit: PlannedUnit
  drawNewHome: DrawNewHome
  open: boolean
  onClose: () => void
}

const { day: dayLabel, ...otherLabels } = words.fields
const labels = { ...otherLabels, effectiveDay: dayLabel }
const kindChoices = moveKinds.map((value) => ({ value, label: words.kinds[value] }))
const typeChoices = (['renter', 'owner'] as const).map((value) => ({ value, label: words.residenceTypes[value] }))

/** Plans a move in, a move out or a transfer of a unit. */
export function PlanDialog({ unit, drawNewHome, open, onClose }: Props) {
  const plan = usePlanMove()
  const values = defaultValues(unit)
  const form = useForm<PlanValues>({ defaultValues: values })
  useResetOnOpen(form, open, values)
  const kind = useWatch({ control: form.control, name: 'kind' })
  const [newHome, setNewHome] = useState<{ id: string; unitNumber: string } | null>(null)
  const isArrival = kind === 'move_in'
  const [day, residentIds, isConfirmed] = useWatch({
    control: form.control,
    name: ['effectiveDay', 'tenantIds', 'endsAccessNow'],
  })
  const isImmediate = useIsImmediate(kind, day)
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
      status={isImmediate ? words.planLeadNow : words.planLead}
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
          formCallbacks<PlanValues, Move>(form, {
            onClose,
            done: (move) => (move.status === 'done' ? describeDone(move) : words.saved),
            failed: words.notSaved,
          }),
        )
      }
    >
      <ChoiceField form={form} name="kind" label={labels.kind} choices={kindChoices} />
      <PlanPeople {...{ form, unit, open, isArrival }} />
      {kind === 'transfer' ? (
        <Field label={labels.toUnitId} required error={form.formState.errors.toUnitId?.message}>
          <Controller
            control={form.control}
            name="toUnitId"
            render={({ field: { value, onChange } }) => {
              const change = (chosen: typeof newHome) => {
                setNewHome(chosen)
                onChange(chosen?.id ?? '')
              }
              return <>{drawNewHome({ value: value || null, onChange: change, without: unit.id })}</>
            }}
          />
        </Field>
      ) : null}
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
      <EndOfAccessNotice
        unit={unit}
        {...{ kind, day, residentIds, isConfirmed }}
        onConfirm={(confirms) => {
          form.setValue('endsAccessNow', confirms)
          form.clearErrors('endsAccessNow')
        }}
        error={form.formState.errors.endsAccessNow?.message}
      />
      {kind === 'move_out' ? null : <SharedHome form={form} unit={unit} newHome={newHome} />}
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

const defaultValues = ({ tenants }: PlannedUnit): PlanValues => ({
  kind: tenants.length > 0 ? 'move_out' : 'move_in',
  tenantIds: householdOf({ tenants }),
  toUnitId: '',
  residenceType: 'renter',
  effectiveDay: '',
  forwardingAddress: '',
  elevatorNote: '',
  notes: '',
  acceptsOverlap: false,
  endsAccessNow: false,
})

function toNewMove(unitId: string, { toUnitId, effectiveDay, forwardingAddress, ...typed }: PlanValues): NewMove {
  return {
    ...typed,
    unitId,
    toUnitId: typed.kind === 'transfer' ? toUnitId : null,
    forwardingAddress: typed.kind === 'move_out' ? forwardingAddress : null,
    effectiveDay: effectiveDayOf(typed.kind, effectiveDay),
  }
}

/** Who still lives in the new home on the first day. */
function SharedHome({
  form: { control, formState, setValue, clearErrors },
  unit,
  newHome,
}: { form: PlanForm; newHome: { id: string; unitNumber: string } | null } & Pick<Props, 'unit'>) {
  const [kind, toUnitId, firstDay] = useWatch({ control, name: ['kind', 'toUnitId', 'effectiveDay'] })
  const [newcomers, isAccepted] = useWatch({ control, name: ['tenantIds', 'acceptsOverlap'] })
  return (
    <OverlapNotice
      unit={kind === 'transfer' ? (newHome?.id === toUnitId ? newHome : undefined) : unit}
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
