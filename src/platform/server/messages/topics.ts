import type { serverErrors } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type PlatformServerTopics = {
  'platform.server': typeof serverErrors
}
