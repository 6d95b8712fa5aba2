import { languageNameForOffice } from '#platform/language/further-languages.ts'
import { offeredLanguages } from '#platform/language/language.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { longestUpdate } from '../choices.ts'
import type { TextByLanguage } from '../script.ts'
import { otherTextHint } from './other-text.ts'

type Props = {
  label: (language: string) => string
  texts: TextByLanguage
  onChange: (texts: TextByLanguage) => void
  error?: string | undefined
}

/** A short text in each language that the building offers. */
export const StatusFields = ({ label, texts, onChange, error }: Props) =>
  offeredLanguages().map((language, place) => (
    <Field
      key={language}
      label={label(languageNameForOffice(language))}
      hint={otherTextHint(texts, language)}
      error={place === 0 ? error : undefined}
    >
      <TextArea
        rows={2}
        lang={language}
        maxLength={longestUpdate}
        value={texts[language] ?? ''}
        onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
      />
    </Field>
  ))
