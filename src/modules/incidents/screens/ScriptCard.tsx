import { useNow } from '#platform/ui/hooks/use-now.ts'
import { dashboardClock } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import type { Incident } from '../contract.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import { CountTag } from './CountTag.tsx'
import { StepRow } from './StepRow.tsx'
import { useScriptWork } from './use-script-work.ts'

const words = incidentScreenWords.script

/** The script: each step is done with Enter and an optional note, and the next one is ready. */
export function ScriptCard({ incident }: { incident: Incident }) {
  const { script, closedAt } = incident
  const timeZone = useTimeZone()
  const isReadOnly = closedAt !== null
  const now = useNow()
  const work = useScriptWork(incident, now)
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
            key={step.id}
            step={step}
            place={at + 1}
            work={work}
            isReadOnly={isReadOnly}
            isDrill={incident.isDrill}
            now={now}
            time={(iso) => dashboardClock(new Date(iso), timeZone)}
          />
        ))}
      </ol>
      {work.current === undefined && !isReadOnly && incident.stepsDone === incident.steps ? (
        <p className="border-t border-line px-4.5 py-3 text-ink-3 max-md:px-4">{words.allDone}</p>
      ) : null}
    </Card>
  )
}
