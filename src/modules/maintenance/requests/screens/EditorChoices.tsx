import { Controller, type UseFormReturn } from 'react-hook-form'
import type { Choice } from '#platform/ui/forms/choices.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { priorityIcons } from '#platform/ui/icons/priority-icons.tsx'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { Select } from '#platform/ui/forms/Select.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { type Category, officeCategories, priorities } from '../choices.ts'
import type { MaintenanceRequest } from '../request.ts'
import type { RequestValues } from '../request-values.ts'
import { editStatuses, withCurrent } from '../rules.ts'
import { officeWords } from '../messages/office.ts'
import { requestTexts } from '../messages/index.ts'
import { assigneeChoices } from './assignee-choices.ts'
import { categoryIcons } from './category-icons.ts'
import { useAssignees } from './queries.ts'

type Props = { form: UseFormReturn<RequestValues>; request: MaintenanceRequest }

/** The selects of the edit form. Each list includes the request's current value. */
export function EditorChoices({ form, request }: Props) {
  const words = useTexts(requestTexts)
  const assignees = useAssignees()
  const fields: readonly [name: 'status' | 'priority' | 'category' | 'assignedTo', label: string, choices: Choice[]][] =
    [
      [
        'status',
        words.statusField,
        withCurrent(editStatuses, request.status).map((value) => ({
          value,
          label: words.status[value],
          icon: requestStatusIcons[value],
        })),
      ],
      [
        'priority',
        words.priorityField,
        priorities.map((value) => ({ value, label: words.priority[value], icon: priorityIcons[value] })),
      ],
      [
        'category',
        words.categoryField,
        withCurrent<Category>(officeCategories, request.category).map((value) => ({
          value,
          label: words.category[value],
          icon: categoryIcons[value],
        })),
      ],
      ['assignedTo', words.assignedTo, assigneeChoices(assignees.data, request)],
    ]
  const isCancelling = request.status !== 'cancelled' && form.watch('status') === 'cancelled'
  return fields.map(([name, label, choices]) => (
    <Field
      key={name}
      label={label}
      hint={name === 'status' && isCancelling ? officeWords.endsOrder : undefined}
      error={form.formState.errors[name]?.message}
    >
      <Controller
        control={form.control}
        name={name}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Select ref={ref} choices={choices} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
    </Field>
  ))
}
