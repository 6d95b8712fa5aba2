import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { languageNameForOffice } from '#platform/language/further-languages.ts'
import { offeredLanguages } from '#platform/language/language.ts'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { longestCall, longestRepeat, longestSay, longestStepTitle } from '../choices.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import type { ScriptStep } from '../script.ts'

const words = incidentScreenWords.editor

/** The minutes that were typed, a day at most; nothing without a digit. */
function minutesIn(typed: string): number | null {
  const digits = typed.replace(/\D/g, '')
  return Number(digits) === 0 ? null : Math.min(Number(digits), longestRepeat)
}

type Props = {
  place: number
  step: ScriptStep
  isLast: boolean
  error: string | undefined
  onChange: (step: ScriptStep) => void
  onMove: (by: 1 | -1) => void
  onRemove: (() => void) | undefined
}

/** One step in the editor of a script. */
export function StepFields({ place, step, isLast, error, onChange, onMove, onRemove }: Props) {
  return (
    <fieldset className="grid gap-3.5 rounded-md bg-sunken p-3.5">
      <legend className="sr-only">{words.step(place)}</legend>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden="true" className="font-semibold">
          {words.step(place)}
        </span>
        <span className="flex gap-1">
          {place > 1 ? <IconButton icon={ArrowUp} label={words.up(place)} small onClick={() => onMove(-1)} /> : null}
          {isLast ? null : <IconButton icon={ArrowDown} label={words.down(place)} small onClick={() => onMove(1)} />}
          {onRemove ? <IconButton icon={Trash2} label={words.remove(place)} small onClick={onRemove} /> : null}
        </span>
      </div>
      <Field label={words.what} required error={error}>
        <TextInput
          maxLength={longestStepTitle}
          value={step.title}
          onChange={({ target }) => onChange({ ...step, title: target.value })}
        />
      </Field>
      <Field label={words.call} hint={words.callHint}>
        <TextInput
          maxLength={longestCall}
          value={step.call}
          onChange={({ target }) => onChange({ ...step, call: target.value })}
        />
      </Field>
      {step.call.trim() === '' ? null : (
        <Checkbox
          label={words.isInside}
          checked={step.isInside}
          onChange={({ target }) => onChange({ ...step, isInside: target.checked })}
        />
      )}
      <Field label={words.repeat} hint={words.repeatHint}>
        <TextInput
          inputMode="numeric"
          maxLength={4}
          value={step.repeatMinutes ?? ''}
          onChange={({ target }) => onChange({ ...step, repeatMinutes: minutesIn(target.value) })}
        />
      </Field>
      {offeredLanguages().map((language) => (
        <Field key={language} label={words.say(languageNameForOffice(language))}>
          <TextArea
            rows={2}
            lang={language}
            maxLength={longestSay}
            value={step.sayTexts[language] ?? ''}
            onChange={({ target }) => onChange({ ...step, sayTexts: { ...step.sayTexts, [language]: target.value } })}
          />
        </Field>
      ))}
    </fieldset>
  )
}
