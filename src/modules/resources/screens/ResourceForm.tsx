import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Audience } from '#occupancy/audience.ts'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { DrawnField, type DrawField } from '#platform/ui/forms/DrawnField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { RecordForm } from '#platform/ui/records/RecordForm.tsx'
import { useRecordVersion } from '#platform/ui/records/use-record-version.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import type { Resource } from '../contract.ts'
import { resourceKinds } from '../choices.ts'
import { ResourceValues, resourceValuesOf } from '../resource-values.ts'
import { words } from '../messages/en.ts'
import { FilePicker } from './FilePicker.tsx'
import { useAddResource, useChangeResource } from './queries.ts'

const kindChoices = resourceKinds.toReversed().map((value) => ({ value, label: words.kinds[value] }))

type Props = { resource: Resource | null; open: boolean; onClose: () => void; audience: DrawField<Audience> }

/** Adds a text or a document with its first file, or edits one. */
export function ResourceForm({ resource, open, onClose, audience }: Props) {
  const add = useAddResource()
  const change = useChangeResource()
  const [first] = useState(() => resourceValuesOf(resource))
  const { version, isChanged, acceptPresent } = useRecordVersion(resource)
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string | undefined>(undefined)
  const form = useForm<ResourceValues>({ resolver: useFormResolver(ResourceValues), defaultValues: first })
  const { errors } = form.formState
  const kind = useWatch({ control: form.control, name: 'kind' })
  const { fields } = words
  const showOwnError = (error: Error) => {
    const isOfFile = 'field' in error && error.field === 'document'
    if (isOfFile) setFileError(error.message)
    return isOfFile || acceptPresent(error)
  }
  const undo = useUndo('resources')
  const callbacksOfChange = (operation: string) =>
    formCallbacks(form, {
      onClose,
      done: words.saved,
      undo: (saved: Resource) => (hasChanged({ version }, saved) ? undo(operation) : undefined),
      failed: words.notSaved,
      showOwnError,
    })
  const save = ({ kind: chosen, ...same }: ResourceValues) => {
    if (resource) {
      const operation = createOperation()
      return change.mutate({ id: resource.id, version, body: same, operation }, callbacksOfChange(operation))
    }
    if (chosen === 'document' && !file) return setFileError(words.chooseFile)
    const input = { body: { kind: chosen, ...same }, file: chosen === 'document' ? file : null }
    const texts = { done: words.created, failed: words.notCreated }
    return add.mutate(input, formCallbacks(form, { onClose, ...texts, showOwnError }))
  }
  return (
    <RecordForm
      form={form}
      isNew={resource === null}
      isChanged={isChanged}
      open={open}
      onClose={onClose}
      onSave={save}
      isSaving={add.isPending || change.isPending}
      words={words}
    >
      <TextField form={form} name="title" label={fields.title} required />
      <ChoiceField form={form} name="kind" label={fields.kind} choices={kindChoices} disabled={resource !== null} />
      <TextField form={form} name="folder" label={fields.folder} maxLength={80} hint={words.folderHint} />
      {kind === 'document' ? null : (
        <TextField form={form} name="url" label={fields.url} maxLength={500} hint={words.urlHint} />
      )}
      {kind === 'document' && !resource ? (
        <FilePicker
          file={file}
          error={fileError}
          onFile={(chosen) => {
            setFile(chosen)
            setFileError(undefined)
          }}
        />
      ) : null}
      <DrawnField form={form} name="audience" draw={audience} />
      <Field label={fields.body} required={kind === 'text'} error={errors.body?.message} className="md:col-[1/-1]">
        <TextArea rows={4} maxLength={10_000} {...form.register('body')} />
      </Field>
    </RecordForm>
  )
}
