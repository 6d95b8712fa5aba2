import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { DrawnField, type DrawField } from '#platform/ui/forms/DrawnField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { RecordForm } from '#platform/ui/records/RecordForm.tsx'
import { useRecordVersion } from '#platform/ui/records/use-record-version.ts'
import { type Asset, AssetChanges } from '../asset.ts'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords } from '../messages/screens.ts'
import { assetKinds, categoryOf, statusesOf } from '../rules.ts'
import { useChangeAsset } from './queries.ts'

const words = { ...screenWords.form, addTitle: '' }
const Values = AssetChanges.required().extend({ unitId: z.string().nullable() })

type Props = {
  asset: Asset
  open: boolean
  onClose: () => void
  /** Renders the choice of a unit. */
  drawUnit: DrawField<string | null>
}

/** Edits kind, place, status and note, and the unit of a fob. */
export function EditAsset({ asset, open, onClose, drawUnit }: Props) {
  const change = useChangeAsset()
  const { kind, place, status, note, unit, category } = asset
  const [first] = useState({ kind, place, status, note, unitId: unit?.id ?? null })
  const { version, isChanged, acceptPresent } = useRecordVersion(asset)
  const form = useForm({ resolver: useFormResolver(Values), defaultValues: first })
  const undo = useUndo('assets')
  const callbacksOf = (operation: string) =>
    formCallbacks(form, {
      onClose,
      done: words.saved,
      undo: (saved: { version: number }) => (hasChanged({ version }, saved) ? undo(operation) : undefined),
      failed: words.notSaved,
      showOwnError: acceptPresent,
    })
  const kinds = assetKinds.filter((one) => categoryOf(one) === category)
  return (
    <RecordForm
      form={form}
      isNew={false}
      isChanged={isChanged}
      open={open}
      onClose={onClose}
      onSave={({ unitId, ...same }) => {
        if (!form.formState.isDirty) {
          onClose()
          return toast.info(words.nothingToSave)
        }
        const operation = createOperation()
        const body = { ...same, ...(category === 'fob' ? { unitId } : {}) }
        return change.mutate({ id: asset.id, version, body, operation }, callbacksOf(operation))
      }}
      isSaving={change.isPending}
      words={{ ...words, changeTitle: words.changeTitle(screenWords.nameOf(kind, asset.number)) }}
    >
      {kinds.length > 1 ? (
        <ChoiceField
          form={form}
          name="kind"
          label={words.fields.kind}
          choices={kinds.map((value) => ({ value, label: labels.kinds[value] }))}
        />
      ) : null}
      <ChoiceField
        form={form}
        name="status"
        label={words.fields.status}
        choices={statusesOf(kind).map((value) => ({ value, label: words.statuses[value] }))}
      />
      <TextField form={form} name="place" label={words.fields.place} maxLength={100} />
      {category === 'fob' ? <DrawnField form={form} name="unitId" draw={drawUnit} /> : null}
      <Field label={words.fields.note} error={form.formState.errors.note?.message} className="md:col-[1/-1]">
        <TextArea rows={3} maxLength={1000} {...form.register('note')} />
      </Field>
    </RecordForm>
  )
}
