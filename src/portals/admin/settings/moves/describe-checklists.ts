import { moveKinds } from '#moves/choices.ts'
import { checklistWords as words } from '#moves/messages/checklist.ts'
import { stepTexts } from '#moves/messages/steps.ts'
import type { ChecklistStep } from '#moves/rules.ts'
import type { ChangedField } from '#settings/changed-field.ts'

/** A step as one line: what, who, when. */
export const describeStep = (step: ChecklistStep) =>
  `${words.stepName(step)} · ${stepTexts.en.responsible[step.responsible]}, ${words.when(step.day)}`

const linesOf = (value: unknown) => (Array.isArray(value) ? (value as ChecklistStep[]).map(describeStep) : [])

/** The removed and added steps of each changed checklist; one in another order is shown as a whole. */
export function changedChecklists(
  before: Partial<Record<string, unknown>>,
  after: Partial<Record<string, unknown>>,
): ChangedField[] {
  return moveKinds.flatMap((kind) => {
    const [was, is] = [linesOf(before[kind]), linesOf(after[kind])]
    if (was.join('\n') === is.join('\n')) return []
    const [removed, added] = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))]
    const [from, to] = removed.length + added.length === 0 ? [was, is] : [removed, added]
    return [{ label: words.kindName(kind), before: from.join('\n'), after: to.join('\n') }]
  })
}
