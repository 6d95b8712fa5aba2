import { type ComponentType, useEffect, useId, useRef } from 'react'
import { Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '#platform/ui/display/Button.tsx'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { priorityIcons } from '#platform/ui/icons/priority-icons.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { OfficeLink } from '#platform/ui/display/OfficeLink.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { Category, Priority } from '../../requests/schemas.ts'
import { priorities, residentCategories } from '../../requests/choices.ts'
import { EntryValues, entryValuesOf } from '../../access/entry-values.ts'
import { NewOwnRequest } from '../schemas.ts'
import { requestPhotoTexts } from '../../photos/messages/index.ts'
import { maxPhotos } from '../../requests/request-input.ts'
import { ownRequestTexts } from '../messages/index.ts'
import type { RequestWords } from '../../requests/messages/en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { categoryIcons } from '../../requests/screens/category-icons.ts'
import { EntryFields } from '../../access/screens/EntryFields.tsx'
import { PhotoField } from '../../photos/screens/PhotoField.tsx'
import { useHomes, useSubmitRequest } from '../../requests/screens/queries.ts'
import { useFormats } from '../../requests/screens/use-formats.ts'
import { useScannedPlace } from '../../places/screens/scanned-place-queries.ts'
import { NotSent } from './NotSent.tsx'
import { UrgentNotice } from './UrgentNotice.tsx'
import { usePhotoSending } from '../../photos/screens/use-photo-sending.ts'

const FormSchema = EntryValues.extend({
  title: NewOwnRequest.shape.title,
  category: Category,
  priority: Priority,
  description: NewOwnRequest.shape.description,
  unitId: NewOwnRequest.shape.unitId,
})
type FormSchema = z.infer<typeof FormSchema>
const blank: FormSchema = { title: '', category: 'general', priority: 'normal', description: '', ...entryValuesOf() }

const categoryChoicesOf = (words: RequestWords) =>
  residentCategories.map((value) => ({ value, label: words.category[value], icon: categoryIcons[value] }))
const priorityChoicesOf = (words: RequestWords) =>
  priorities.map((value) => ({
    value,
    label: words.priority[value],
    detail: words.priorityMeans[value],
    icon: priorityIcons[value],
  }))

export type KnownProblem = ComponentType<{ category: z.infer<typeof Category>; title: string; onDone: () => void }>

type Props = {
  open: boolean
  /** The code of a place that was scanned, instead of a home. */
  placeCode: string | null
  onClose: () => void
  /** Opens the submitted request. */
  onView: (id: string) => void
  /** What is known already about a request, below its title. */
  Known?: KnownProblem | undefined
}

/** The resident's form for a new request. Whatever fails, what was typed stays. */
export function SubmitRequest({ open, placeCode, onClose, onView, Known }: Props) {
  const texts = useTexts(ownRequestTexts)
  const words = useTexts(requestTexts)
  const photoWords = useTexts(requestPhotoTexts)
  const formats = useFormats('portal')
  const submit = useSubmitRequest()
  const wide = useWide()
  const photos = usePhotoSending(maxPhotos)
  const known = useHomes().data
  const homes = known ?? []
  // Shown before anything is typed, not on submit.
  const place = useScannedPlace(placeCode)
  const unavailable = place.isError ? texts.badPlace : placeCode === null && known?.length === 0 ? texts.noHome : null
  const [only] = homes.length === 1 ? homes : []
  const form = useForm<FormSchema>({ resolver: useFormResolver(FormSchema), defaultValues: blank })
  const { errors, isDirty } = form.formState
  const [priority, category, typedTitle] = useWatch({ control: form.control, name: ['priority', 'category', 'title'] })
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

  const send = (typed: FormSchema) => {
    if (photos.waiting) return toast.info(photoWords.stillSending)
    if (photos.failed > 0) return toast.info(photoWords.notAllSent(photos.failed))
    return submit.mutate(
      { ...typed, photoIds: photos.ids, ...(placeCode === null ? {} : { placeCode }) },
      {
        onSuccess: ({ id, number, dueAt }) => {
          onClose()
          toast.success(
            texts.sent,
            dueAt ? texts.sentDueDate(formats.number(number), formats.time(dueAt)) : formats.number(number),
            { stays: 10_000, action: { label: texts.view, run: () => onView(id) } },
          )
        },
        onError: (error) => {
          if (error instanceof CallFailed && error.field !== undefined) showError(form, error)
        },
      },
    )
  }
  const labels = {
    title: texts.requestTitle,
    category: words.categoryField,
    priority: words.priorityField,
    unitId: texts.home,
    description: texts.detailedDescription,
  }
  const failed = submit.error && !(submit.error instanceof CallFailed && submit.error.field !== undefined)
  const start = () => void form.handleSubmit(send)()
  const { ref: registerTitle, ...title } = form.register('title')

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.formTitle}
      status={place.data ? place.data.placeName : only ? texts.formLeadFor(only.unitNumber) : texts.formLead}
      dirty={(isDirty || photos.photos.length > 0) && !submit.isSuccess}
      // On a phone the keyboard would open over the button for photos.
      {...(wide ? { initialFocus: firstField } : {})}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={submit.isPending}
            busyText={texts.submitting}
            disabledBecause={unavailable}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        {unavailable ? (
          <Notice tone="warning">
            {unavailable} <OfficeLink>{texts.writeOffice}</OfficeLink>
          </Notice>
        ) : null}
        <PhotoField sending={photos} />
        <FormErrors form={form} labels={labels} title={texts.required} />
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
        {Known ? <Known category={category} title={typedTitle} onDone={onClose} /> : null}
        {placeCode === null ? <HomeField form={form} homes={homes} /> : null}
        <Field label={labels.category} radios error={errors.category?.message}>
          <Controller
            control={form.control}
            name="category"
            render={({ field }) => <RadioCards shape="tiles" choices={categoryChoicesOf(words)} {...field} />}
          />
        </Field>
        <Field label={labels.priority} radios error={errors.priority?.message}>
          <Controller
            control={form.control}
            name="priority"
            render={({ field }) => <RadioCards choices={priorityChoicesOf(words)} {...field} />}
          />
        </Field>
        <UrgentNotice priority={priority} />
        <Field label={labels.description} required error={errors.description?.message}>
          <TextArea rows={3} maxLength={5000} {...form.register('description')} />
        </Field>
        {placeCode === null ? <EntryFields form={form} /> : null}
        {failed ? <NotSent busy={submit.isPending} message={submit.error?.message} onRetry={start} /> : null}
      </form>
    </Dialog>
  )
}

type Form = UseFormReturn<FormSchema>

/** The home of the request, for residents of several homes. */
function HomeField({ form, homes }: { form: Form; homes: readonly { unitId: string; unitNumber: string }[] }) {
  const texts = useTexts(ownRequestTexts)
  if (homes.length < 2) return null
  return (
    <Field label={texts.home} error={form.formState.errors.unitId?.message}>
      <Controller
        control={form.control}
        name="unitId"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Select
            ref={ref}
            choices={homes.map(({ unitId, unitNumber }) => ({ value: unitId, label: texts.homeOf(unitNumber) }))}
            value={value ?? homes[0]?.unitId}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
    </Field>
  )
}
