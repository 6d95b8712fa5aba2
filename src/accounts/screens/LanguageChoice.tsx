import { Segmented } from '#platform/screens/Segmented.tsx'
import { languageNames, languages } from '#platform/language.ts'
import { chosenLanguage } from '#platform/screens/chosen-language.ts'
import { words } from '../words.ts'
import { usePreferLanguage } from './queries.ts'

/** What language the signed-in person reads, here and wherever they sign in next. */
export function LanguageChoice() {
  const prefer = usePreferLanguage()
  return (
    <>
      <Segmented
        label={words.language}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={prefer.variables ?? chosenLanguage() ?? 'en'}
        onChange={(next) => prefer.mutate(next)}
      />
      <p className="mt-2 text-sm text-ink-3">{words.languageNote}</p>
    </>
  )
}
