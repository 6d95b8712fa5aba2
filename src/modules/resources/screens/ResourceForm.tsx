import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { Audience } from '#occupancy/audience.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { showRefusal } from '#platform/ui/forms/form-errors.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { type Resource, resourceKinds } from '../contract.ts'
import { ResourceValues, resourceValuesOf } from '../resource-values.ts'
import { words } from '../messages/en.ts'
import { FilePicker } from './FilePicker.tsx'
import { isStale, useAddResource, useChangeResource } from './queries.ts'

const kindChoices = resourceKinds.toReversed().map((value) => ({ value, label: words.kinds[value] }))

export type DrawAudience = (field: {
  value: Audience
  onChange: (audience: Audience) => void
  error: string | undefined
}) => ReactNode

type Props = { resource: Resource | null; open: boolean; onClose: () => void; audience: DrawAudience }

/** Adds a text or a document with its first file, or edits one. */
export function ResourceForm({ resource, open, onClose, audience }: Props) {
  const add = useAddResource()
  const change = useChangeResource()
  const [first] = useState(() => resourceValuesOf(resource))
  const [version, setVersion] = useState(resource?.version ?? 0)
  const [conflict, setConflict] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string | undefined>(undefined)
  const form = useForm<ResourceValues>({ resolver: zodResolver(ResourceValues), defaultValues: first })
  const { errors } = form.formState
  const kind = useWatch({ control: form.control, name: 'kind' })
  const { fields } = words
  const done = (text: string) => () => {
    onClose()
    toast.success(text)
  }
  const failed = (text: string) => (error: Error) => {
    if (isStale(error) && error.present) {
      setConflict(true)
      setVersion((error.present as Resource).version)
    } else if ('field' in error && error.field === 'document') setFileError(error.message)
    else showRefusal(form, error)
    toast.failure(text, error.message)
  }
  const save = ({ kind: chosen, ...same }: ResourceValues) => {
    if (resource)
      return change.mutate(
        { id: resource.id, version, body: same },
        { onSuccess: done(words.saved), onError: failed(words.notSaved) },
      )
    if (chosen === 'document' && !file) return setFileError(words.chooseFile)
    return add.mutate(
      { body: { kind: chosen, ...same }, file: chosen === 'document' ? file : null },
      { onSuccess: done(words.created), onError: failed(words.notCreated) },
    )
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={resource ? words.changeTitle : words.addTitle}
      form={form}
      onSend={save}
      labels={fields}
      pleaseCheck={words.pleaseCheck}
      verb={resource ? words.save : words.create}
      sending={resource ? change : add}
      busyText={resource ? words.saving : words.creating}
      notice={
        conflict ? (
          <Notice live tone="warning">
            {words.changedMeanwhile}
          </Notice>
        ) : null
      }
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
      <Controller
        control={form.control}
        name="audience"
        render={({ field, fieldState }) => (
          <div className="grid gap-4 md:col-[1/-1] md:grid-cols-2">
            {audience({ value: field.value, onChange: field.onChange, error: audienceError(fieldState.error) })}
          </div>
        )}
      />
      <Field label={fields.body} required={kind === 'text'} error={errors.body?.message} className="md:col-[1/-1]">
        <TextArea rows={4} maxLength={10_000} {...form.register('body')} />
      </Field>
    </FormDialog>
  )
}

/** The error is nested one level down: at the list of floors, stacks or units. */
function audienceError(error: object | undefined): string | undefined {
  if (!error) return undefined
  const found = [error, ...Object.values(error)].find(
    (value): value is { message: string } =>
      typeof value === 'object' && value !== null && typeof value.message === 'string',
  )
  return found?.message
}
