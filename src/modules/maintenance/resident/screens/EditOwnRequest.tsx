import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { ChangedNotice } from '#platform/ui/records/ChangedNotice.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useRecordVersion } from '#platform/ui/records/use-record-version.ts'
import { EntryValues, entryValuesOf } from '../../access/entry-values.ts'
import { EntryFields } from '../../access/screens/EntryFields.tsx'
import type { OwnRequest } from '../contract.ts'
import { ownChangeTexts } from '../messages/own-change.ts'
import { ownRequestTexts } from '../messages/index.ts'
import { NewOwnRequest } from '../schemas.ts'
import { useChangeOwn } from './queries.ts'

const FormSchema = EntryValues.extend({
  title: NewOwnRequest.shape.title,
  description: NewOwnRequest.shape.description,
})
type FormSchema = z.infer<typeof FormSchema>
const valuesOf = ({ title, description, ...entry }: OwnRequest): FormSchema => ({
  title,
  description,
  ...entryValuesOf(entry),
})

type Props = { request: OwnRequest; open: boolean; onClose: () => void }

/** Edits a request before work begins. Its photos are added and removed in the dialog of the request. */
export function EditOwnRequest({ request, open, onClose }: Props) {
  const texts = useTexts(ownRequestTexts)
  const words = useTexts(ownChangeTexts)
  const change = useChangeOwn(request.id)
  const form = useForm<FormSchema>({ resolver: useFormResolver(FormSchema), defaultValues: valuesOf(request) })
  const { errors } = form.formState
  const record = useRecordVersion(request)
  const { reset } = form
  const { restart } = record
  useEffect(() => {
    if (!open) return
    reset(valuesOf(request))
    restart()
    // What changes while it is open does not replace what was typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open])
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.editTitle}
      form={form}
      columns={1}
      labels={{ title: texts.requestTitle, description: texts.detailedDescription }}
      pleaseCheck={texts.required}
      verb={words.save}
      busyText={words.saving}
      sending={change}
      notice={<ChangedNotice isShown={record.isChanged}>{words.changedMeanwhile}</ChangedNotice>}
      onSend={(changes) =>
        change.mutate(
          { changes, version: record.version },
          formCallbacks(form, {
            onClose,
            done: words.saved,
            failed: words.notSaved,
            showOwnError: record.acceptPresent,
          }),
        )
      }
    >
      <Field label={texts.requestTitle} required error={errors.title?.message}>
        <TextInput maxLength={200} {...form.register('title')} />
      </Field>
      <Field label={texts.detailedDescription} required error={errors.description?.message}>
        <TextArea rows={4} maxLength={5000} {...form.register('description')} />
      </Field>
      {request.unit ? <EntryFields form={form} /> : null}
    </FormDialog>
  )
}
