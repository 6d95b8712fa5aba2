import { type Language, firstLanguage, registry } from '../../language/registry.ts'

/** The language of the page, for code outside of components. A test of such code has no document. */
export function documentLanguage(): Language {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } }
  const lang = document?.documentElement.lang
  return lang !== undefined && lang in registry ? (lang as Language) : firstLanguage
}
