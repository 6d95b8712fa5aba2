import type { alertPageTexts } from './alert-page.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type OnCallTopics = {
  'on-call.alert-page': typeof alertPageTexts
}
