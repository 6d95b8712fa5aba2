import type { PortfolioBuilding } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { findEmptyLanguages } from '#portfolio/rules.ts'
import { languageNames, mapLanguages } from '#platform/language/language.ts'
import { formatList } from '#platform/locale/lists.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { isWritten, type MessageValues } from './use-message.ts'

type Props = { texts: MessageValues['texts']; recipients: readonly PortfolioBuilding[] }

/** The buildings where readers of a language that was left empty get the text of another one. */
export function EmptyLanguages({ texts, recipients }: Props) {
  const words = useTexts(portfolioTexts).messages
  const shown = useLanguage()
  const written = mapLanguages((language) => (isWritten(texts[language]) ? texts[language] : undefined))
  return findEmptyLanguages(written, recipients).map(({ language, instead, names }) => (
    <p key={`${language} ${instead}`} className="mt-2">
      {words.emptyLanguage(languageNames[language], formatList(names, shown), languageNames[instead])}
    </p>
  ))
}
