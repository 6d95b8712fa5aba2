import type { PageContent } from '#building/contract.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Offer } from '#units/offers.ts'
import { siteTexts } from '../messages/index.ts'

/** The page of units exists whenever a unit is on the market, with general texts until the office writes its own. */
export function withUnitsPage(
  content: Partial<PageContent>,
  offers: readonly Offer[],
  language: Language,
): Partial<PageContent> {
  if (content['building-view'] || offers.length === 0) return content
  const { availableUnitsShort: headline, offers: texts } = siteTexts[language]
  return { ...content, 'building-view': { headline, introduction: texts.introduction, views: [] } }
}
