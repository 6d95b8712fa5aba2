import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '#platform/screens/Button.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { FormErrors } from '#platform/screens/FormErrors.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { priorityIcons } from '#platform/screens/icons/priority-icons.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useTellTyped } from '#platform/screens/use-tell-typed.ts'
import { Category, officeCategories, priorities, Priority } from '../choices.ts'
import { instantOf, RequestValues } from '../request-values.ts'
import { words } from '../words.ts'
import { assigneeChoices } from './assignee-choices.ts'
import { categoryIcons } from './category-icons.ts'
import { type FilingWay, type RequestPlace, useFileRequest } from './filing.ts'
import { useAssignees } from './queries.ts'
import { useFormats } from './use-formats.ts'

const said = words.ofUnit
const { title, description, scheduledDate, estimatedCost } = RequestValues.shape
const Typed = z.object({
  title,
  description,
  scheduledDate,
  estimatedCost,
  priority: Priority,
  category: Category,
  assignedTo: z.string(),
  tenantId: z.string(),
})
type Typed = z.infer<typeof Typed>

const labels = {
  title: words.titleField,
  description: words.description,
  tenantId: said.resident,
  priority: words.priorityField,
  category: words.categoryField,
  assignedTo: words.assignedTo,
  estimatedCost: words.costField,
  scheduledDate: words.scheduledField,
}
const priorityChoices = priorities.map((value) => ({
  value,
  label: words.priority[value],
  icon: priorityIcons[value],
}))
const categoryChoices = officeCategories.map((value) => ({
  value,
  label: words.category[value],
  icon: categoryIcons[value],
}))

type Props = {
  at: RequestPlace
  /** Who lives there now; one of them must be named where there is somebody. */
  residents: readonly { id: string; fullName: string }[]
  /** What the form begins with. */
  draft?: RequestDraft
  way?: FilingWay
  onTyped: (typed: boolean) => void
  onFiled: () => void
}
export type RequestDraft = { title: string; description: string; tenantId: string | null }

/** The office files a request for a unit or a place. Whatever goes wrong, what was typed stays. */
export function FileRequest({ at, residents, draft, way, onTyped, onFiled }: Props) {
  const formats = useFormats('dashboard')
  const assignees = useAssignees()
  const file = useFileRequest(at, way)
  const needsResident = residents.length > 0
  const schema = useMemo(
    () => (needsResident ? Typed.extend({ tenantId: z.string().min(1, said.required) }) : Typed),
    [needsResident],
  )
  const form = useForm<Typed>({
    resolver: zodResolver(schema),
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
  const { errors, isDirty } = form.formState
  useTellTyped(isDirty, onTyped)
  const living = residents.map(({ id }) => id).join()
  useEffect(() => {
    // Another place was chosen: whoever was named for the one before does not live there.
    if (!living.split(',').includes(form.getValues('tenantId')))
      form.resetField('tenantId', { defaultValue: living.includes(',') ? '' : living })
  }, [living, form])

  const send = (typed: Typed) =>
    file.mutate(
      {
        ...typed,
        tenantId: typed.tenantId || null,
        assignedTo: typed.assignedTo || null,
        estimatedCost: typed.estimatedCost === '' ? null : Number(typed.estimatedCost),
        scheduledDate: instantOf(typed.scheduledDate, formats.zone),
      },
      {
        onSuccess: ({ number }) => {
          form.reset()
          toast.success(said.created, formats.number(number))
          onFiled()
        },
        onError: (error) => {
          if (showRefusal(form, error)) toast.failure(said.notCreated)
          else toast.failure(said.notCreated, error.message, { retry: start })
        },
      },
    )
  const start = () => void form.handleSubmit(send)()
  const residentChoices = [
    ...(needsResident ? [] : [{ value: '', label: said.noResident }]),
    ...residents.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ]
  const choices = [
    ['tenantId', residentChoices],
    ['priority', priorityChoices],
    ['category', categoryChoices],
    ['assignedTo', assigneeChoices(assignees.data, { assignedTo: null, assignedToUser: null })],
  ] as const

  return (
    <form
      noValidate
      className="grid gap-x-7 gap-y-4 md:grid-cols-[1fr_300px]"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <div className="grid content-start gap-4">
        <FormErrors form={form} labels={labels} title={said.required} />
        <Field label={labels.title} required error={errors.title?.message}>
          <TextInput maxLength={200} {...form.register('title')} />
        </Field>
        <Field label={labels.description} required error={errors.description?.message}>
          <TextArea rows={6} maxLength={5000} {...form.register('description')} />
        </Field>
      </div>
      <div className="grid content-start gap-4">
        {choices.map(([name, offered]) => (
          <Field
            key={name}
            label={labels[name]}
            required={name === 'tenantId' && needsResident}
            error={errors[name]?.message}
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
                  placeholder={said.chooseResident}
                />
              )}
            />
          </Field>
        ))}
        <Field label={labels.scheduledDate} hint={words.buildingTime} error={errors.scheduledDate?.message}>
          <TextInput type="datetime-local" {...form.register('scheduledDate')} />
        </Field>
        <Field label={labels.estimatedCost} error={errors.estimatedCost?.message}>
          <TextInput type="number" min={0} step={0.01} className="tabular" {...form.register('estimatedCost')} />
        </Field>
        <Button look="primary" type="submit" busy={file.isPending} busyText={said.creating}>
          {said.create}
        </Button>
      </div>
    </form>
  )
}
