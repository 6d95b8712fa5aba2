import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '#platform/screens/Button.tsx'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { FormErrors } from '#platform/screens/FormErrors.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { priorityIcons } from '#platform/screens/icons/priority-icons.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { PhoneLink } from '#platform/screens/PhoneLink.tsx'
import { RadioCards } from '#platform/screens/RadioCards.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { toast } from '#platform/screens/toast.ts'
import { Category, priorities, Priority, residentCategories } from '../choices.ts'
import { EntryValues, entryValuesOf } from '../entry-values.ts'
import { NewOwnRequest } from '../own-contract.ts'
import { photoWords } from '../photo-words.ts'
import { mostPhotos } from '../request-input.ts'
import { words } from '../words.ts'
import { categoryIcons } from './category-icons.ts'
import { EntryFields } from './EntryFields.tsx'
import { PhotoField } from './PhotoField.tsx'
import { useHomes, useSecurityPhone, useSubmitRequest } from './queries.ts'
import { useFormats } from './use-formats.ts'
import { usePhotoSending } from './use-photo-sending.ts'

const said = words.own
const Typed = EntryValues.extend({
  title: NewOwnRequest.shape.title,
  category: Category,
  priority: Priority,
  description: NewOwnRequest.shape.description,
  unitId: NewOwnRequest.shape.unitId,
})
type Typed = z.infer<typeof Typed>
const blank: Typed = { title: '', category: 'general', priority: 'normal', description: '', ...entryValuesOf() }

const categoryChoices = residentCategories.map((value) => ({
  value,
  label: words.category[value],
  icon: categoryIcons[value],
}))
const priorityChoices = priorities.map((value) => ({
  value,
  label: words.priority[value],
  detail: words.priorityMeans[value],
  icon: priorityIcons[value],
}))
const labels = {
  title: said.requestTitle,
  category: words.categoryField,
  priority: words.priorityField,
  unitId: said.home,
  description: said.detailedDescription,
}

/** The resident reports a problem. Whatever goes wrong, what was typed stays. */
export function SubmitRequest({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formats = useFormats('portal')
  const submit = useSubmitRequest()
  const photos = usePhotoSending(mostPhotos)
  const known = useHomes().data
  const homes = known ?? []
  // Said before anything is typed, not after.
  const whyNot = known?.length === 0 ? said.noHome : null
  const [only] = homes.length === 1 ? homes : []
  const form = useForm<Typed>({ resolver: zodResolver(Typed), defaultValues: blank })
  const { errors, isDirty } = form.formState
  const priority = useWatch({ control: form.control, name: 'priority' })
  const phone = useSecurityPhone()
  const formId = useId()
  const firstField = useRef<HTMLInputElement>(null)
  const { reset: resetForm } = form
  const { reset: resetCall } = submit
  const { clear: clearPhotos } = photos
  useEffect(() => {
    if (!open) return
    resetForm(blank)
    resetCall()
    clearPhotos()
  }, [open, resetForm, resetCall, clearPhotos])

  const send = (typed: Typed) => {
    if (photos.waiting) return toast.info(photoWords.stillSending)
    if (photos.failed > 0) return toast.info(photoWords.notAllSent(photos.failed))
    return submit.mutate(
      { ...typed, photoIds: photos.ids },
      {
        onSuccess: ({ number, promisedAt }) => {
          onClose()
          toast.success(
            said.sent,
            promisedAt ? said.sentPromise(formats.number(number), formats.time(promisedAt)) : formats.number(number),
            { stays: 10_000 },
          )
        },
        onError: (error) => {
          if (error instanceof CallFailed && error.field !== undefined) showRefusal(form, error)
        },
      },
    )
  }
  const failed = submit.error && !(submit.error instanceof CallFailed && submit.error.field !== undefined)
  const start = () => void form.handleSubmit(send)()
  const { ref: registerTitle, ...title } = form.register('title')

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={said.formTitle}
      status={only ? said.formLeadFor(only.unitNumber) : said.formLead}
      dirty={(isDirty || photos.photos.length > 0) && !submit.isSuccess}
      initialFocus={firstField}
      footer={
        <>
          <CancelButton />
          <Button
            look="primary"
            type="submit"
            form={formId}
            busy={submit.isPending}
            busyText={said.submitting}
            disabledBecause={whyNot}
          >
            {said.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        {whyNot ? <Notice tone="warning">{whyNot}</Notice> : null}
        <PhotoField sending={photos} />
        <FormErrors form={form} labels={labels} title={said.required} />
        <Field label={labels.title} required error={errors.title?.message}>
          <TextInput
            maxLength={200}
            {...title}
            ref={(input) => {
              registerTitle(input)
              firstField.current = input
            }}
          />
        </Field>
        {homes.length > 1 ? (
          <Field label={labels.unitId} error={errors.unitId?.message}>
            <Controller
              control={form.control}
              name="unitId"
              render={({ field: { ref, value, onChange, onBlur } }) => (
                <Select
                  ref={ref}
                  choices={homes.map(({ unitId, unitNumber }) => ({ value: unitId, label: said.homeOf(unitNumber) }))}
                  value={value ?? homes[0]?.unitId}
                  onChange={onChange}
                  onBlur={onBlur}
                />
              )}
            />
          </Field>
        ) : null}
        <Field label={labels.category} radios error={errors.category?.message}>
          <Controller
            control={form.control}
            name="category"
            render={({ field }) => <RadioCards shape="tiles" choices={categoryChoices} {...field} />}
          />
        </Field>
        <Field label={labels.priority} radios error={errors.priority?.message}>
          <Controller
            control={form.control}
            name="priority"
            render={({ field }) => <RadioCards choices={priorityChoices} {...field} />}
          />
        </Field>
        {priority === 'urgent' && phone ? (
          <Notice live tone="warning" title={said.urgent}>
            {said.urgentCall} <PhoneLink phone={phone} className="font-[575] underline" />. {said.urgentThen}
          </Notice>
        ) : null}
        <Field label={labels.description} required error={errors.description?.message}>
          <TextArea rows={3} maxLength={5000} {...form.register('description')} />
        </Field>
        <EntryFields form={form} />
        {failed ? (
          <Notice
            live
            tone="danger"
            title={`${said.notSent}.`}
            action={
              <Button size="small" busy={submit.isPending} onClick={start}>
                {words.retry}
              </Button>
            }
          >
            {submit.error?.message}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
