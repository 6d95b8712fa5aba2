import { Circle, CircleCheck } from 'lucide-react'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { portalDate } from '#platform/time/dates.ts'
import type { OwnMove } from '../own-contract.ts'
import type { StepKey } from '../choices.ts'
import { ownMoveTexts } from '../messages/own.ts'
import type { OwnMoveWords } from '../messages/own-en.ts'
import { stepTexts } from '../messages/steps.ts'

type Step = OwnMove['steps'][number]

const ownNames = (words: OwnMoveWords): Partial<Record<StepKey, string>> => words.steps

/** What a resident prepares before moving in; the office records what is done. */
export function OwnMoveSteps({ move }: { move: OwnMove }) {
  const words = useTexts(ownMoveTexts)
  const names = useTexts(stepTexts)
  const language = useLanguage()
  const zone = useTimeZone()
  const done = move.steps.filter(({ isDone }) => isDone).length
  const nameOf = ({ key, title }: Step) => (key === null ? title : (ownNames(words)[key] ?? names.steps[key]))
  const hintOf = ({ key, isDone }: Step) => {
    if (key === 'elevator') return move.elevatorNote ?? (isDone ? null : words.noElevator)
    if (isDone) return null
    return key === 'insurance' ? words.insurance : key === 'rules_read' ? words.rules : null
  }
  return (
    <Card
      title={words.before}
      action={<span className="text-sm text-ink-3">{words.progress(done, move.steps.length)}</span>}
    >
      {move.steps.length === 0 ? <p className="text-ink-3">{words.nothingToDo}</p> : null}
      <ul aria-label={words.before}>
        {move.steps.map((step) => (
          <li key={step.id} className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
            {step.isDone ? (
              <CircleCheck aria-label={words.done} role="img" className="mt-0.5 shrink-0 text-tone-success-fg" />
            ) : (
              <Circle aria-label={words.notDone} role="img" className="mt-0.5 shrink-0 text-ink-3" />
            )}
            <div className="min-w-0">
              <p className="font-[550] wrap-anywhere">{nameOf(step)}</p>
              {hintOf(step) === null ? null : <p className="text-sm wrap-anywhere text-ink-2">{hintOf(step)}</p>}
              {step.isDone ? null : (
                <p className="tabular text-sm text-ink-3">{words.due(portalDate(step.dueDay, zone, language))}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {move.steps.some(({ key }) => key === 'elevator') ? null : (
        <p className="mt-3 border-t border-line pt-3 text-sm">
          <span className="font-[550]">{words.elevator}</span>: {move.elevatorNote ?? words.noElevator}
        </p>
      )}
    </Card>
  )
}
