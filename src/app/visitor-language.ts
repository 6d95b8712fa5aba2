import type { FastifyRequest } from 'fastify'
import { isLanguage, languageCookie } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'

/** The language chosen in this browser, on a public page or in a portal. */
export function languageOfVisitor(request: FastifyRequest): Language {
  const chosen = request.cookies[languageCookie]
  return isLanguage(chosen) ? chosen : 'en'
}
