import { localeOf } from '#platform/language/language.ts'
/** '1 unit', '1,204 units'. */
export const count = (n: number, singular: string, plural: string) =>
  `${n.toLocaleString(localeOf('en'))} ${n === 1 ? singular : plural}`
