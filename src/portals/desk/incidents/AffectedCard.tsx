import type { Incident } from '#incidents/contract.ts'
import { incidentScreenWords } from '#incidents/messages/screens.ts'
import { CountTag } from '#incidents/screens/CountTag.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { AffectedTower } from './AffectedTower.tsx'
import { useTower } from './use-tower.ts'

const words = incidentScreenWords.affected

/** The affected homes in the picture of the tower. */
export function AffectedCard({ incident }: { incident: Incident }) {
  const { affected } = incident
  const { model, describe } = useTower()
  return (
    <Card
      flush
      title={
        <>
          {words.title} <CountTag>{words.homes(affected.homes)}</CountTag>
        </>
      }
    >
      <p className="px-4.5 pt-1 text-sm text-ink-3 max-md:px-4">{describe(incident)}</p>
      <div className="px-4.5 pt-3 max-md:px-4">
        {model.data ? (
          <AffectedTower
            model={model.data}
            extent={incident}
            label={words.picture(affected.homes, describe(incident))}
          />
        ) : model.isError ? (
          <p className="py-4 text-ink-3">{words.noModel}</p>
        ) : (
          <Waiting on={model} words={incidentScreenWords.loading} />
        )}
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 px-4.5 py-3 text-sm text-ink-2 max-md:px-4">
        <span className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="h-2.5 w-4 border border-st-maintenance forced-color-adjust-none bg-[repeating-linear-gradient(125deg,var(--st-maintenance)_0_2px,var(--surface)_2px_4px)]"
          />
          {words.isAffected}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="h-2.5 w-4 border border-line-strong bg-sunken forced-color-adjust-none" />
          {words.isNot}
        </span>
        <span className="ml-auto text-ink-3">{words.people(affected.people)}</span>
      </p>
    </Card>
  )
}
