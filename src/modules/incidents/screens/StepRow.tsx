import Check from 'lucide-react/icons/check'
import PhoneCall from 'lucide-react/icons/phone-call'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { IncidentStep } from '../contract.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import { dueAgainAt } from '../rules.ts'
import { NextTime, StepTimes } from './StepTimes.tsx'
import type { useScriptWork } from './use-script-work.ts'
import { WorkingStep } from './WorkingStep.tsx'

const words = incidentScreenWords.script

type Props = {
  step: IncidentStep
  place: number
  work: ReturnType<typeof useScriptWork>
  isReadOnly: boolean
  isDrill: boolean
  time: (iso: string) => string
  now: Date
}

const markClass =
  'grid size-8 shrink-0 place-items-center rounded-md text-sm font-semibold inset-ring max-md:size-11 outline-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus forced-colors:border'

/** A step of the script: done with its time and note, the chosen one with what to say, or one that follows. */
export function StepRow({ step, place, work, isReadOnly, isDrill, time, now }: Props) {
  const { title, call, note, doneAt, doneBy } = step
  const isDone = doneAt !== null
  const isChosen = step.id === work.current?.id
  const unsaved = isChosen ? '' : (work.notes[step.id]?.trim() ?? '')
  const dueAt = dueAgainAt(step)
  const isDue = dueAt !== null && dueAt <= now
  return (
    <li
      aria-current={isChosen ? 'step' : undefined}
      className={classNames(
        'flex gap-3 border-t border-line px-4.5 py-2.75 first:border-t-0 max-md:px-4',
        isChosen ? 'bg-action-soft' : isDue ? 'bg-tone-warning-bg' : null,
      )}
    >
      {isReadOnly ? (
        <span
          aria-hidden="true"
          className={classNames(
            markClass,
            isDone
              ? 'bg-tone-success-bg text-tone-success-fg inset-ring-tone-success-line'
              : 'text-ink-3 inset-ring-line-strong',
          )}
        >
          {isDone ? <Check size={16} /> : place}
        </span>
      ) : (
        <button
          type="button"
          aria-label={isDone ? words.reopen(title) : words.choose(place, title)}
          onClick={() => (isDone ? void work.reopen(step) : work.choose(step))}
          className={classNames(
            markClass,
            isDone
              ? 'bg-tone-success-bg text-tone-success-fg inset-ring-tone-success-line'
              : isChosen
                ? 'bg-surface text-action-ink inset-ring-action'
                : 'text-ink-2 inset-ring-line-strong hover:bg-hover',
          )}
        >
          {isDone ? <Check aria-hidden="true" size={16} /> : place}
        </button>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <p
            className={classNames(
              'min-w-[min(10rem,100%)] flex-1 leading-5.5 font-[575] wrap-anywhere',
              isDone ? 'text-ink-2' : null,
            )}
          >
            {title}
            {step.repeatMinutes === null || isDone ? null : (
              <span className="tabular font-normal text-ink-3"> · {words.every(step.repeatMinutes)}</span>
            )}
          </p>
          {dueAt ? <NextTime at={dueAt} now={now} time={time} /> : null}
        </div>
        {call && !isDone ? (
          <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-2">
            <PhoneCall aria-hidden="true" size={14} className="shrink-0" />
            <span className="sr-only">{words.call}: </span>
            {call}
          </p>
        ) : null}
        {call && isDrill && !isDone ? (
          <p className="mt-0.5 text-sm font-[575] text-tone-warning-fg">
            {step.isInside ? words.drillCallInside : words.drillCall}
          </p>
        ) : null}
        {note && (isDone || !isChosen) ? <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">{note}</p> : null}
        <StepTimes step={step} isReadOnly={isReadOnly} time={time} onRemove={(id) => work.removeTime(step, id)} />
        {unsaved === '' ? null : <p className="mt-0.5 text-sm wrap-anywhere">{words.unsaved(unsaved)}</p>}
        {isChosen && !isReadOnly ? (
          <WorkingStep key={work.chosen?.turn ?? 0} step={step} work={work} time={time} />
        ) : null}
      </div>
      {isDone ? (
        <time
          dateTime={doneAt}
          title={words.by(time(doneAt), doneBy ?? '')}
          className="tabular shrink-0 text-sm text-ink-3"
        >
          {time(doneAt)}
        </time>
      ) : null}
    </li>
  )
}
