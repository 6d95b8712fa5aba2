import { useForm } from 'react-hook-form'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { NewAsset } from '../asset.ts'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords } from '../messages/screens.ts'
import { useAddAsset } from './queries.ts'
import { type AssetList, assetLists } from './use-asset-filter.ts'

const words = screenWords.form
const Values = NewAsset.omit({ unitId: true }).required()

/** Adds one number, or a range of numbers. */
export function AddAsset({ list, open, onClose }: { list: AssetList; open: boolean; onClose: () => void }) {
  const add = useAddAsset()
  const { kinds } = assetLists[list]
  const first = { kind: list === 'keys' ? ('fob' as const) : kinds[0], number: '', lastNumber: '', place: '', note: '' }
  const form = useForm({ resolver: useFormResolver(Values), defaultValues: first })
  useResetOnOpen(form, open, first)
  const callbacks = formCallbacks(form, { onClose, done: words.created, failed: words.notCreated })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.addTitle[list]}
      form={form}
      onSend={(values) => add.mutate(values, callbacks)}
      labels={words.fields}
      pleaseCheck={words.pleaseCheck}
      verb={words.create}
      sending={add}
      busyText={words.creating}
    >
      <TextField
        form={form}
        name="number"
        label={words.fields.number}
        hint={words.numberHint}
        maxLength={100}
        required
      />
      <TextField
        form={form}
        name="lastNumber"
        label={words.fields.lastNumber}
        hint={words.lastNumberHint}
        maxLength={100}
      />
      {kinds.length > 1 ? (
        <ChoiceField
          form={form}
          name="kind"
          label={words.fields.kind}
          choices={kinds.map((value) => ({ value, label: labels.kinds[value] }))}
        />
      ) : null}
      <TextField form={form} name="place" label={words.fields.place} maxLength={100} />
      <Field label={words.fields.note} error={form.formState.errors.note?.message} className="md:col-[1/-1]">
        <TextArea rows={2} maxLength={1000} {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}
