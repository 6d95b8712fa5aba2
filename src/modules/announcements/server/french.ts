import { invalid } from '#platform/http-error.ts'
import { announcementTexts } from '../messages/index.ts'
import { missingFrench } from '../rules.ts'

/** Throws 400 naming the part of the French text that is missing. */
export function assertFrenchWhole(text: Parameters<typeof missingFrench>[0]): void {
  const missing = missingFrench(text)
  if (missing) throw invalid(missing, (language) => announcementTexts[language].missing.french)
}
