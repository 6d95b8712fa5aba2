import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import { languageNameForOffice } from '#platform/language/further-languages.ts'
import type { Language } from '#platform/language/registry.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { longestStepNote } from '../choices.ts'
import type { IncidentStep } from '../contract.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import type { useScriptWork } from './use-script-work.ts'

const words = incidentScreenWords.script

type Props = { step: IncidentStep; work: ReturnType<typeof useScriptWork>; time: (iso: string) => string }

/** The chosen step: what to say in each language, and the note with which it is done. It stays when another desk does the step. */
export function WorkingStep({ step, work, time }: Props) {
  const isDone = step.doneAt !== null
  const repeats = step.repeatMinutes !== null && !isDone
  const note = work.notes[step.id] ?? (repeats || isDone ? '' : step.note)
  const isEmpty = note.trim() === ''
  const field = useRef<HTMLInputElement>(null)
  const { takesFocus } = work
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const texts = Object.entries(step.sayTexts) as [Language, string][]
  const elsewhere = doneElsewhere(step, work.chosen?.id === step.id ? work.chosen.times : step.times.length)
  const save = () => {
    if (repeats) void work.repeat(step, note.trim())
    else if (isDone && isEmpty) work.skip(step)
    else work.finish(step, note.trim())
  }
  return (
    <form
      className="mt-2 grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {isDone
        ? null
        : texts.map(([language, text]) => (
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
      <p role="status" className="text-sm font-[525] empty:hidden">
        {elsewhere
          ? repeats
            ? words.repeatedBy(time(elsewhere.at), elsewhere.by)
            : words.doneBy(time(elsewhere.at), elsewhere.by)
          : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <TextInput
          ref={field}
          large
          aria-label={words.note}
          placeholder={words.notePlaceholder}
          maxLength={longestStepNote}
          value={note}
          onFocus={() => work.focus(step)}
          onChange={({ target }) => work.write(step, target.value)}
          className="min-w-[min(10rem,100%)] flex-1"
        />
        <Button
          type="submit"
          size="large"
          variant="primary"
          icon={isDone && isEmpty ? ArrowRight : Check}
          busy={work.isBusy(step)}
        >
          {isDone ? (isEmpty ? words.goOn : words.addNote) : words.done}
          <KeyCap>Enter</KeyCap>
        </Button>
        {repeats ? (
          <Button size="large" onClick={() => work.finish(step, note.trim())}>
            {words.end}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** When another desk did the step, and who; null when it did not. */
function doneElsewhere({ doneAt, doneBy, times }: IncidentStep, known: number): { at: string; by: string } | null {
  if (doneAt !== null) return { at: doneAt, by: doneBy ?? '' }
  const last = times.length > known ? times.at(-1) : undefined
  return last ? { at: last.doneAt, by: last.doneBy } : null
}
