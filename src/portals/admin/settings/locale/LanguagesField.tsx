import { Controller, type Control } from 'react-hook-form'
import { profileWords } from '#building/messages/profile.ts'
import type { ProfileValues } from '#building/profile-values.ts'
import { languageNameForOffice } from '#platform/language/further-languages.ts'
import { languages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { buildingWords as words } from '../messages/building.ts'

const codesOf = (value: string) => value.split(',').filter(Boolean) as Language[]
const toChoice = (value: Language) => ({ value, label: languageNameForOffice(value) })

/** The languages that the building offers, and which of them is the default: the first in the value. */
export function LanguagesField({ control }: { control: Control<ProfileValues> }) {
  return (
    <Controller
      control={control}
      name="languages"
      render={({ field: { ref, value, onChange }, fieldState }) => {
        const chosen = codesOf(value)
        const toggle = (language: Language) =>
          onChange(
            (chosen.includes(language) ? chosen.filter((one) => one !== language) : [...chosen, language]).join(','),
          )
        const error = fieldState.error?.message
        return (
          <>
            <fieldset className="min-w-0">
              <legend className="mb-1.5 text-sm font-[525] text-ink">{profileWords.fields.languages}</legend>
              <div className="flex flex-wrap gap-x-5 gap-y-2 py-2">
                {languages.map((language, at) => (
                  <Checkbox
                    key={language}
                    ref={at === 0 ? ref : undefined}
                    label={languageNameForOffice(language)}
                    checked={chosen.includes(language)}
                    onChange={() => toggle(language)}
                    aria-invalid={error !== undefined}
                    aria-describedby="languages-hint"
                  />
                ))}
              </div>
              <p
                id="languages-hint"
                className={error ? 'text-xs font-medium text-tone-danger-fg' : 'text-xs text-ink-3'}
              >
                {error ?? words.hints.languages}
              </p>
            </fieldset>
            <Field label={words.defaultLanguage} required hint={words.defaultLanguageHint}>
              <Select
                choices={chosen.map(toChoice)}
                value={chosen[0] ?? ''}
                onChange={(first) => onChange([first, ...chosen.filter((one) => one !== first)].join(','))}
              />
            </Field>
          </>
        )
      }}
    />
  )
}
