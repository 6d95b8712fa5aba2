import { Fragment, type ReactNode, useEffect, useMemo } from 'react'
import { Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { priorityIcons } from '#platform/ui/icons/priority-icons.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { DateField } from '#platform/ui/dates/DateField.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { Category, Priority } from '../schemas.ts'
import { officeCategories, priorities } from '../choices.ts'
import { instantOf, RequestValues, toCost } from '../request-values.ts'
import { requestTexts } from '../messages/index.ts'
import { officeWords } from '../messages/office.ts'
import { unitRequestWords } from '../messages/unit.ts'
import { assigneeChoices } from './assignee-choices.ts'
import { categoryIcons } from './category-icons.ts'
import { type CreateRequest, type RequestPlace, useFileRequest } from './filing.ts'
import { useAssignees } from './queries.ts'
import { useFormats } from './use-formats.ts'

const { title, description, scheduledDate, estimatedCost } = RequestValues.shape
const FormSchema = z.object({
  title,
  description,
  scheduledDate,
  estimatedCost,
  priority: Priority,
  category: Category,
  assignedTo: z.string(),
  tenantId: z.string(),
})
type FormSchema = z.infer<typeof FormSchema>

const labels = {
  title: requestTexts.en.titleField,
  description: requestTexts.en.description,
  tenantId: unitRequestWords.resident,
  priority: requestTexts.en.priorityField,
  category: requestTexts.en.categoryField,
  assignedTo: requestTexts.en.assignedTo,
  get estimatedCost() {
    return officeWords.costField()
  },
  scheduledDate: officeWords.scheduledField,
}
const priorityChoices = priorities.map((value) => ({
  value,
  label: requestTexts.en.priority[value],
  icon: priorityIcons[value],
}))
const categoryChoices = officeCategories.map((value) => ({
  value,
  label: requestTexts.en.category[value],
  icon: categoryIcons[value],
}))

type Residents = readonly { id: string; fullName: string }[]
type Props = {
  at: RequestPlace
  /** The current residents; one of them must be named if there are any. */
  residents: Residents
  /** Initial values of the form. */
  draft?: RequestDraft
  create?: CreateRequest
  /** Rendered below the chosen resident; '' is nobody. */
  renderMore?: (tenantId: string) => ReactNode
  onTyped: (values: boolean) => void
  onFiled: () => void
}
export type RequestDraft = { title: string; description: string; tenantId: string | null }

/** The office's form for a new request, for a unit or a place. Whatever fails, what was typed stays. */
export function FileRequest({ at, residents, draft, create, renderMore, onTyped, onFiled }: Props) {
  const formats = useFormats('dashboard')
  const file = useFileRequest(at, create)
  const form = useRequestForm(residents, draft)
  const chosenTenant = useWatch({ control: form.control, name: 'tenantId' })
  const { errors, isDirty } = form.formState
  useNotifyTyped(isDirty, onTyped)
  const send = (values: FormSchema) =>
    file.mutate(toNewRequest(values, formats.zone), {
      onSuccess: ({ number }) => {
        form.reset()
        toast.success(unitRequestWords.created, formats.number(number))
        onFiled()
      },
      onError: (error) => {
        if (showError(form, error)) toast.failure(unitRequestWords.notCreated)
        else toast.failure(unitRequestWords.notCreated, error.message, { retry: start })
      },
    })
  const start = () => void form.handleSubmit(send)()

  return (
    <form
      noValidate
      className="grid gap-x-7 gap-y-4 md:grid-cols-[1fr_18.75rem]"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <div className="grid content-start gap-4">
        <FormErrors form={form} labels={labels} title={unitRequestWords.required} />
        <Field label={labels.title} required error={errors.title?.message}>
          <TextInput maxLength={200} {...form.register('title')} />
        </Field>
        <Field label={labels.description} required error={errors.description?.message}>
          <TextArea rows={6} maxLength={5000} {...form.register('description')} />
        </Field>
      </div>
      <div className="grid content-start gap-4">
        <Choices form={form} residents={residents} more={renderMore?.(chosenTenant)} />
        <DateField
          form={form}
          name="scheduledDate"
          label={labels.scheduledDate}
          kind="datetime"
          hint={officeWords.buildingTime}
        />
        <Field label={labels.estimatedCost} error={errors.estimatedCost?.message}>
          <TextInput inputMode="decimal" className="tabular" {...form.register('estimatedCost')} />
        </Field>
        <Button variant="primary" type="submit" busy={file.isPending} busyText={unitRequestWords.creating}>
          {unitRequestWords.create}
        </Button>
      </div>
    </form>
  )
}

/** The form with its initial values. If there are residents, one of them must be chosen. */
function useRequestForm(residents: Residents, draft: RequestDraft | undefined) {
  const needsResident = residents.length > 0
  const schema = useMemo(
    () => (needsResident ? FormSchema.extend({ tenantId: z.string().min(1, unitRequestWords.required) }) : FormSchema),
    [needsResident],
  )
  const form = useForm<FormSchema>({
    resolver: useFormResolver(schema),
    defaultValues: {
      title: draft?.title ?? '',
      description: draft?.description ?? '',
      scheduledDate: '',
      estimatedCost: '',
      priority: 'normal',
      category: 'general',
      assignedTo: '',
      tenantId: (residents.length === 1 ? residents[0]?.id : draft?.tenantId) ?? '',
    },
  })
  const living = residents.map(({ id }) => id).join()
  useEffect(() => {
    // After another place is chosen, the resident of the previous one is no longer valid.
    if (!living.split(',').includes(form.getValues('tenantId')))
      form.resetField('tenantId', { defaultValue: living.includes(',') ? '' : living })
  }, [living, form])
  return form
}

const toNewRequest = (values: FormSchema, zone: string) => ({
  ...values,
  tenantId: values.tenantId || null,
  assignedTo: values.assignedTo || null,
  estimatedCost: toCost(values.estimatedCost),
  scheduledDate: instantOf(values.scheduledDate, zone),
})

type ChoicesProps = {
  form: UseFormReturn<FormSchema>
  residents: Residents
  /** Rendered below the chosen resident. */
  more: ReactNode
}

/** The resident, the priority, the category and the assignee. */
function Choices({ form, residents, more }: ChoicesProps) {
  const assignees = useAssignees()
  const needsResident = residents.length > 0
  const residentChoices = [
    ...(needsResident ? [] : [{ value: '', label: unitRequestWords.noResident }]),
    ...residents.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ]
  const choices = [
    ['tenantId', residentChoices],
    ['priority', priorityChoices],
    ['category', categoryChoices],
    ['assignedTo', assigneeChoices(assignees.data, { assignedTo: null, assignedToUser: null })],
  ] as const
  return choices.map(([name, offered]) => (
    <Fragment key={name}>
      <Field
        label={labels[name]}
        required={name === 'tenantId' && needsResident}
        error={form.formState.errors[name]?.message}
      >
        <Controller
          control={form.control}
          name={name}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <Select
              ref={ref}
              choices={offered}
              value={name === 'tenantId' && needsResident && value === '' ? null : value}
              onChange={onChange}
              onBlur={onBlur}
              placeholder={unitRequestWords.chooseResident}
            />
          )}
        />
      </Field>
      {name === 'tenantId' ? more : null}
    </Fragment>
  ))
}
