import Check from 'lucide-react/icons/check'
import PhoneCall from 'lucide-react/icons/phone-call'
import { useEffect, useRef, useState } from 'react'
import { languageNameForOffice } from '#platform/language/further-languages.ts'
import type { Language } from '#platform/language/registry.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { longestStepNote } from '../choices.ts'
import type { IncidentStep } from '../contract.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import { dueAgainAt } from '../rules.ts'
import { NextTime, StepTimes } from './StepTimes.tsx'

const words = incidentScreenWords.script

type Props = {
  step: IncidentStep
  place: number
  isChosen: boolean
  isReadOnly: boolean
  isBusy: boolean
  /** The field of the chosen step takes the keyboard, where the step before had it. */
  takesFocus: boolean
  time: (iso: string) => string
  onChoose: () => void
  onSet: (isDone: boolean, note: string) => void
  now: Date
  /** Once more, of a step that repeats. */
  onRepeat: (note: string) => void
  onRemoveTime: (id: string) => void
}

const markClass =
  'grid size-8 shrink-0 place-items-center rounded-md text-sm font-semibold inset-ring max-md:size-11 outline-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus forced-colors:border'

/** A step of the script: done with its time and note, the chosen one with what to say, or one that follows. */
export function StepRow(props: Props) {
  const { step, place, isChosen, isReadOnly, isBusy, time, onChoose, onSet } = props
  const { title, call, note, doneAt, doneBy } = step
  const isDone = doneAt !== null
  const dueAt = dueAgainAt(step)
  const isDue = dueAt !== null && dueAt <= props.now
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
          onClick={() => (isDone ? onSet(false, note) : onChoose())}
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
            className={classNames('min-w-40 flex-1 leading-5.5 font-[575] wrap-anywhere', isDone ? 'text-ink-2' : null)}
          >
            {title}
            {step.repeatMinutes === null || isDone ? null : (
              <span className="tabular font-normal text-ink-3"> · {words.every(step.repeatMinutes)}</span>
            )}
          </p>
          {dueAt ? <NextTime at={dueAt} now={props.now} time={time} /> : null}
        </div>
        {call && !isDone ? (
          <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-2">
            <PhoneCall aria-hidden="true" size={14} className="shrink-0" />
            <span className="sr-only">{words.call}: </span>
            {call}
          </p>
        ) : null}
        {note && !isChosen ? <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">{note}</p> : null}
        <StepTimes step={step} isReadOnly={isReadOnly} time={time} onRemove={props.onRemoveTime} />
        {isChosen && !isReadOnly ? <Working {...props} isBusy={isBusy} /> : null}
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

/** What to say in each language, and the note with which the step is done. */
function Working({ step, isBusy, takesFocus, onSet, onRepeat }: Props) {
  const repeats = step.repeatMinutes !== null
  const [note, setNote] = useState(repeats ? '' : step.note)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const texts = Object.entries(step.sayTexts) as [Language, string][]
  return (
    <form
      className="mt-2 grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (repeats) onRepeat(note.trim())
        else onSet(true, note.trim())
      }}
    >
      {texts.map(([language, text]) => (
        <blockquote
          key={language}
          lang={language}
          className="rounded-md border-l-3 border-action bg-surface px-3 py-2.5"
        >
          <p className="text-xs text-ink-3">
            {texts.length > 1 ? `${words.say}, ${languageNameForOffice(language)}` : words.say}
          </p>
          <p className="text-16 leading-6">{text}</p>
        </blockquote>
      ))}
      <div className="flex flex-wrap gap-2">
        <TextInput
          ref={field}
          large
          aria-label={words.note}
          placeholder={words.notePlaceholder}
          maxLength={longestStepNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          className="min-w-40 flex-1"
        />
        <Button type="submit" size="large" variant="primary" icon={Check} busy={isBusy}>
          {words.done}
          <KeyCap>Enter</KeyCap>
        </Button>
        {repeats ? (
          <Button size="large" onClick={() => onSet(true, note.trim())}>
            {words.end}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
