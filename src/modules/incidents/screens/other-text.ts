import { languageNameForOffice } from '#platform/language/further-languages.ts'
import type { Language } from '#platform/language/registry.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import { languageFor } from '../rules.ts'
import type { TextByLanguage } from '../script.ts'

/** Which text the readers of a language without one get; nothing while there is none at all. */
export function otherTextHint(texts: TextByLanguage, reader: Language): string | undefined {
  const language = languageFor(texts, reader)
  if (language === undefined || language === reader) return undefined
  return incidentScreenWords.updates.otherText(languageNameForOffice(reader), languageNameForOffice(language))
}
