import { useForm, useWatch } from 'react-hook-form'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { useVersionOnOpen } from '#platform/ui/records/use-version-on-open.ts'
import type { Move } from '../contract.ts'
import { words } from '../messages/en.ts'
import { effectiveDayOf, namedDayOf } from '../rules.ts'
import { EndOfAccessNotice } from './EndOfAccessNotice.tsx'
import { describeDone, namesOf } from './names.ts'
import { OverlapNotice } from './OverlapNotice.tsx'
import { useChangeMove } from './queries.ts'

const { kind: _, tenantIds: __, toUnitId: ___, residenceType: ____, day, ...others } = words.fields
const labels = { ...others, effectiveDay: day }

type Values = {
  effectiveDay: string
  forwardingAddress: string
  elevatorNote: string
  notes: string
  acceptsOverlap: boolean
  endsAccessNow: boolean
}

type Props = { move: Move; open: boolean; onClose: () => void }

/** Edits the day and the texts of a move; the days of its open steps follow. */
export function EditMoveDialog({ move, open, onClose }: Props) {
  const change = useChangeMove()
  const leaves = move.kind === 'move_out'
  const values: Values = {
    effectiveDay: namedDayOf(move.kind, move.effectiveDay),
    forwardingAddress: move.forwardingAddress ?? '',
    elevatorNote: move.elevatorNote ?? '',
    notes: move.notes ?? '',
    acceptsOverlap: false,
    endsAccessNow: false,
  }
  const form = useForm({ defaultValues: values })
  useResetOnOpen(form, open, values)
  const [named, isAccepted, isConfirmed] = useWatch({
    control: form.control,
    name: ['effectiveDay', 'acceptsOverlap', 'endsAccessNow'],
  })
  const isMovedTo = effectiveDayOf(move.kind, named) !== move.effectiveDay
  const { version, acceptPresent } = useVersionOnOpen(open, move.version)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.editTitle(namesOf(move.tenants))}
      status={words.editLead}
      form={form}
      labels={labels}
      pleaseCheck={words.pleaseCheck}
      verb={words.saveChanges}
      busyText={words.savingChanges}
      sending={change}
      columns={1}
      onSend={({ effectiveDay: typed, acceptsOverlap, endsAccessNow, ...texts }) => {
        const effectiveDay = effectiveDayOf(move.kind, typed)
        const isMoved = effectiveDay !== move.effectiveDay
        const changes = { ...texts, ...(isMoved ? { effectiveDay, acceptsOverlap, endsAccessNow } : {}) }
        const then = formCallbacks<Values, Move>(form, {
          onClose,
          done: (saved) => (isMoved && saved.status === 'done' ? describeDone(saved) : words.changesSaved),
          failed: words.changesNotSaved,
          showOwnError: acceptPresent,
        })
        change.mutate({ id: move.id, version, changes }, then)
      }}
    >
      {move.status === 'planned' ? (
        <TextField
          form={form}
          name="effectiveDay"
          label={labels.effectiveDay}
          kind="date"
          required
          hint={words.dayHints[move.kind]}
        />
      ) : null}
      {move.status === 'planned' && isMovedTo ? (
        <EndOfAccessNotice
          unit={move.unit}
          kind={move.kind}
          day={named}
          residentIds={move.tenants.map(({ id }) => id)}
          isConfirmed={isConfirmed}
          onConfirm={(confirms) => {
            form.setValue('endsAccessNow', confirms)
            form.clearErrors('endsAccessNow')
          }}
          error={form.formState.errors.endsAccessNow?.message}
        />
      ) : null}
      {move.status === 'planned' && !leaves && isMovedTo ? (
        <OverlapNotice
          unit={move.toUnit ?? move.unit}
          firstDay={named}
          isAccepted={isAccepted}
          newcomers={move.tenants.map(({ id }) => id)}
          onAccept={(accepts) => {
            form.setValue('acceptsOverlap', accepts)
            form.clearErrors('acceptsOverlap')
          }}
          onDay={(day) => form.setValue('effectiveDay', day, { shouldDirty: true })}
          error={form.formState.errors.acceptsOverlap?.message}
        />
      ) : null}
      {leaves ? (
        <TextField form={form} name="forwardingAddress" label={labels.forwardingAddress} maxLength={500} />
      ) : null}
      <TextField
        form={form}
        name="elevatorNote"
        label={labels.elevatorNote}
        hint={words.elevatorHint}
        maxLength={500}
      />
      <Field label={labels.notes} error={form.formState.errors.notes?.message}>
        <TextArea rows={2} maxLength={2000} {...form.register('notes')} />
      </Field>
    </FormDialog>
  )
}
