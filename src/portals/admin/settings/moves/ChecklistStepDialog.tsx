import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { longestTitle, maxDay, responsibleParties } from '#moves/choices.ts'
import { ResponsibleParty } from '#moves/schemas.ts'
import { checklistWords as words } from '#moves/messages/checklist.ts'
import { stepTexts } from '#moves/messages/steps.ts'
import type { ChecklistStep } from '#moves/rules.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'

const timings = ['before', 'on', 'after'] as const
const Form = z
  .object({
    title: z.string().trim().min(1, words.noTitle).max(longestTitle, words.longTitle(longestTitle)),
    responsible: ResponsibleParty,
    timing: z.enum(timings),
    days: z.string().trim(),
  })
  .refine(({ timing, days }) => timing === 'on' || (/^[1-9]\d{0,2}$/.test(days) && Number(days) <= maxDay), {
    path: ['days'],
    message: words.badDay,
  })
type Form = z.infer<typeof Form>

const labels = { title: words.step, responsible: words.who, timing: words.timing, days: words.days }
const partyChoices = responsibleParties.map((value) => ({ value, label: stepTexts.en.responsible[value] }))
const timingChoices = timings.map((value) => ({ value, label: words.timings[value] }))

type Props = {
  title: string
  /** Null for a new one. */
  step: ChecklistStep | null
  open: boolean
  onClose: () => void
  onApply: (step: ChecklistStep) => void
}

/** One step of a checklist: what, who, and how many days before or after the move. */
export function ChecklistStepDialog({ title, step, open, onClose, onApply }: Props) {
  const name = step ? words.stepName(step) : ''
  const day = step?.day ?? 0
  const form = useForm<Form>({
    resolver: useFormResolver(Form),
    defaultValues: {
      title: name,
      responsible: step?.responsible ?? 'office',
      timing: day < 0 ? 'before' : day > 0 ? 'after' : 'on',
      days: day === 0 ? '' : String(Math.abs(day)),
    },
  })
  const timing = useWatch({ control: form.control, name: 'timing' })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      form={form}
      labels={labels}
      pleaseCheck={words.pleaseCheck}
      verb={words.apply}
      width="narrow"
      columns={1}
      onSend={({ title: typed, responsible, ...when }) => {
        const keeps = step !== null && step.key !== null && typed === name
        const count = when.timing === 'on' ? 0 : Number(when.days)
        onApply({
          key: keeps ? step.key : null,
          title: keeps ? null : typed,
          responsible,
          day: when.timing === 'before' ? -count : count,
        })
        onClose()
      }}
    >
      <TextField
        form={form}
        name="title"
        label={labels.title}
        required
        maxLength={longestTitle}
        {...(step?.key ? { hint: words.keepText } : {})}
      />
      <ChoiceField form={form} name="responsible" label={labels.responsible} choices={partyChoices} />
      <ChoiceField form={form} name="timing" label={labels.timing} choices={timingChoices} />
      {timing === 'on' ? null : <TextField form={form} name="days" label={labels.days} required maxLength={3} />}
    </FormDialog>
  )
}
