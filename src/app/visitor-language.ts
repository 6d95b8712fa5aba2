import type { FastifyRequest } from 'fastify'
import { isOffered, languageCookie, preferredLanguage, readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'

/** The language chosen in this browser, on a public page or in a portal; the default one of the building otherwise. */
export function languageOfVisitor(request: FastifyRequest): Language {
  return readerLanguage(request.cookies[languageCookie])
}

/** The same for a guest, who has chosen nothing yet when their link opens: then the language that their browser prefers. */
export function languageOfGuest(request: FastifyRequest): Language {
  const chosen = request.cookies[languageCookie]
  return isOffered(chosen) ? chosen : readerLanguage(preferredLanguage(request.headers['accept-language']))
}
