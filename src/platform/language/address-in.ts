import { defaultLanguage } from './language.ts'

/** The address of a public page in a language; the pages in the default one of the building have no prefix. */
export const addressIn = (language: string, path: string, first: string = defaultLanguage()) =>
  language === first ? path : `/${language}${path === '/' ? '' : path}`
