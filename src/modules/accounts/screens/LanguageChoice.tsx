import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { languageNames, offeredLanguages, readerLanguage } from '#platform/language/language.ts'
import { chosenLanguage } from '#platform/ui/theme/chosen-language.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { accountTexts } from '../messages/index.ts'
import { usePreferLanguage } from './queries.ts'

/** The language of the signed-in person, on every browser they use. */
export function LanguageChoice() {
  const words = useTexts(accountTexts)
  const updatePreferences = usePreferLanguage()
  return (
    <>
      <Segmented
        label={words.language}
        choices={offeredLanguages().map((value) => ({ value, label: languageNames[value] }))}
        value={updatePreferences.variables ?? readerLanguage(chosenLanguage())}
        onChange={(next) => updatePreferences.mutate(next)}
      />
      <p className="mt-2 text-sm text-ink-3">{words.languageNote}</p>
    </>
  )
}
