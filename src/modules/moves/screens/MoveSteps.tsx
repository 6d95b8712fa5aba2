import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { dashboardDate, dashboardTime } from '#platform/time/dates.ts'
import type { Move, MoveStep } from '../contract.ts'
import { words } from '../messages/en.ts'
import { stepTexts } from '../messages/steps.ts'
import { useChangeStep } from './queries.ts'

const texts = stepTexts.en

/** The checklist of a move; each step is saved at once, with its author. */
export function MoveSteps({ move }: { move: Move }) {
  const change = useChangeStep(move.id)
  const zone = useTimeZone()
  const hintOf = ({ doneAt, doneBy, dueDay, responsible }: MoveStep) =>
    doneAt && doneBy
      ? words.stepDone(`${doneBy.firstName} ${doneBy.lastName}`.trim(), dashboardTime(doneAt, zone))
      : words.stepHint(dashboardDate(dueDay, zone), texts.responsible[responsible])
  // A click shows at once, while it is being saved.
  const isShownDone = ({ id, doneAt }: MoveStep) =>
    change.isPending && change.variables.stepId === id ? change.variables.isDone === true : doneAt !== null
  const isOpen = move.status === 'planned' || move.status === 'done'
  return (
    <ul aria-label={words.steps} className="grid gap-2.5">
      {move.steps.map((step) => (
        <li key={step.id}>
          <Checkbox
            label={step.key === null ? step.title : texts.steps[step.key]}
            hint={hintOf(step)}
            checked={isShownDone(step)}
            disabled={!isOpen}
            onChange={({ target }) =>
              change.mutate(
                { stepId: step.id, isDone: target.checked },
                { onError: (error) => toast.failure(words.stepNotSaved, error.message) },
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
