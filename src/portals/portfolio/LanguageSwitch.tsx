import { languageNames, offeredLanguages } from '#platform/language/language.ts'
import { useLanguage } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { chooseLanguage } from '#platform/ui/theme/chosen-language.ts'

/** The other languages of the page, each by its own name. */
export function LanguageSwitch() {
  const language = useLanguage()
  return offeredLanguages()
    .filter((other) => other !== language)
    .map((other) => (
      <Button key={other} variant="plain" size="small" lang={other} onClick={() => chooseLanguage(other)}>
        {languageNames[other]}
      </Button>
    ))
}
