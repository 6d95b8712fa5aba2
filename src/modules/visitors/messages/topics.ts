import type { passPageTexts } from './pass-page.ts'
import type { visitorTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type VisitorsTopics = {
  visitors: typeof visitorTexts
  'visitors.pass-page': typeof passPageTexts
}
