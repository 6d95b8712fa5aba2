import AlarmClock from 'lucide-react/icons/alarm-clock'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useState } from 'react'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { dashboardDate, dashboardTime, dayOf } from '#platform/time/dates.ts'
import type { Move, MoveStep } from '../contract.ts'
import { words } from '../messages/en.ts'
import { stepTexts } from '../messages/steps.ts'
import { isLateStep } from '../rules.ts'
import { nameOfStep } from './names.ts'
import { useChangeStep } from './queries.ts'
import { ResidentLinks } from './ResidentLinks.tsx'
import { StepNoteDialog } from './StepNoteDialog.tsx'

const texts = stepTexts.en

/** The checklist of a move; each step is saved at once, with its author. */
export function MoveSteps({ move }: { move: Move }) {
  const change = useChangeStep(move.id)
  const zone = useTimeZone()
  const [noting, setNoting] = useState<string | null>(null)
  const { last, open: isNoting } = useLingering(noting)
  const noted = move.steps.find(({ id }) => id === last)
  const isOpen = move.status === 'planned' || move.status === 'done'
  const uninvited = move.tenants.filter(({ lacksInvitation }) => lacksInvitation)
  const isUninvited = ({ key, doneAt }: MoveStep) => key === 'portal_invitation' && doneAt === null
  const today = dayOf(useNow(), zone)
  const plannedOn = dayOf(new Date(move.createdAt), zone)
  const hintOf = (step: MoveStep) => {
    const { doneAt, doneBy, dueDay, responsible } = step
    if (doneAt && doneBy)
      return words.stepDone(`${doneBy.firstName} ${doneBy.lastName}`.trim(), dashboardTime(doneAt, zone))
    const due = dashboardDate(dueDay, zone)
    if (!isOpen || !isLateStep(step, plannedOn, today)) return words.stepHint(due, texts.responsible[responsible])
    return (
      <span className="flex items-start gap-1 text-tone-danger-fg">
        <AlarmClock aria-hidden="true" size={14} className="mt-0.5 shrink-0" />
        {words.stepLate(due, texts.responsible[responsible])}
      </span>
    )
  }
  // A click shows at once, while it is being saved.
  const isShownDone = ({ id, doneAt }: MoveStep) =>
    change.isPending && change.variables.stepId === id ? change.variables.isDone === true : doneAt !== null
  return (
    <>
      <ul aria-label={words.steps} className="grid gap-2.5">
        {move.steps.map((step) => (
          <li key={step.id} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Checkbox
                label={nameOfStep(step)}
                hint={hintOf(step)}
                checked={isShownDone(step)}
                disabled={!isOpen || (uninvited.length > 0 && isUninvited(step))}
                onChange={({ target }) =>
                  change.mutate(
                    { stepId: step.id, isDone: target.checked },
                    { onError: (error) => toast.failure(words.stepNotSaved, error.message) },
                  )
                }
              />
              {isUninvited(step) && uninvited.length > 0 ? (
                <p className="mt-0.5 ml-6 text-sm text-ink-2 max-md:ml-7 print:hidden">
                  {words.inviteFirst} <ResidentLinks people={uninvited} />
                </p>
              ) : null}
              {step.note === null ? null : (
                <p className="mt-0.5 ml-6 text-sm wrap-anywhere whitespace-pre-wrap text-ink-2 max-md:ml-7">
                  {step.note}
                </p>
              )}
            </div>
            {isOpen ? (
              <IconButton
                small
                icon={NotebookPen}
                label={words.noteOf(nameOfStep(step))}
                className="print:hidden"
                onClick={() => setNoting(step.id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {noted ? (
        <StepNoteDialog
          moveId={move.id}
          step={noted}
          name={nameOfStep(noted)}
          open={isNoting}
          onClose={() => setNoting(null)}
        />
      ) : null}
    </>
  )
}
