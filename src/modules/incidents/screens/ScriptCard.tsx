import { useState } from 'react'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { dashboardClock } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { Incident, IncidentStep } from '../contract.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import { nextStepOf } from '../rules.ts'
import { CountTag } from './CountTag.tsx'
import { useAddStepTime, useRemoveStepTime, useSetStep } from './queries.ts'
import { StepRow } from './StepRow.tsx'

const words = incidentScreenWords.script

/** The script: each step is done with Enter and an optional note, and the next one is ready. */
export function ScriptCard({ incident }: { incident: Incident }) {
  const { id, script, closedAt } = incident
  const timeZone = useTimeZone()
  const set = useSetStep()
  const add = useAddStepTime()
  const remove = useRemoveStepTime()
  const [began] = useState(() => new Date())
  const [chosen, setChosen] = useState<string | null>(null)
  // On a phone the keyboard would cover what to say.
  const [takesFocus, setTakesFocus] = useState(useWide())
  const isReadOnly = closedAt !== null
  const now = useNow()
  // Chosen after each press, so that a step that becomes due does not take the keyboard from a note that is being typed.
  const next = nextStepOf(script, began)
  const current = isReadOnly ? undefined : (script.find((step) => step.id === chosen && step.doneAt === null) ?? next)
  const failed = (error: Error) => toast.failure(incidentScreenWords.notSaved, error.message)
  const choose = ({ script: steps }: Incident) => setChosen(nextStepOf(steps, now)?.id ?? null)
  const save = (step: IncidentStep, isDone: boolean, note: string) => {
    setTakesFocus(true)
    set.mutate(
      { id, stepId: step.id, body: { isDone, note } },
      { onSuccess: (saved) => (isDone ? choose(saved) : setChosen(step.id)), onError: failed },
    )
  }
  const repeat = (step: IncidentStep, note: string) => {
    setTakesFocus(true)
    add.mutate({ id, stepId: step.id, body: { note } }, { onSuccess: choose, onError: failed })
  }
  return (
    <Card
      flush
      title={
        <>
          {words.title} <CountTag>{words.progress(incident.stepsDone, incident.steps)}</CountTag>
        </>
      }
    >
      <ol className="mt-2.5">
        {script.map((step, at) => (
          <StepRow
            key={`${step.id} ${step.doneAt === null} ${step.times.length}`}
            step={step}
            place={at + 1}
            isChosen={step.id === current?.id}
            isReadOnly={isReadOnly}
            // The next step can be done while the one before is still being saved.
            isBusy={
              (set.isPending && set.variables.stepId === step.id) || (add.isPending && add.variables.stepId === step.id)
            }
            now={now}
            takesFocus={takesFocus}
            time={(iso) => dashboardClock(new Date(iso), timeZone)}
            onChoose={() => {
              setTakesFocus(true)
              setChosen(step.id)
            }}
            onSet={(isDone, note) => save(step, isDone, note)}
            onRepeat={(note) => repeat(step, note)}
            onRemoveTime={(timeId) => remove.mutate({ id, stepId: step.id, timeId }, { onError: failed })}
          />
        ))}
      </ol>
      {current === undefined && !isReadOnly ? (
        <p className="border-t border-line px-4.5 py-3 text-ink-3 max-md:px-4">{words.allDone}</p>
      ) : null}
    </Card>
  )
}
