import type { FastifyRequest } from 'fastify'
import { languageCookie, readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'

/** The language chosen in this browser, on a public page or in a portal; the default one of the building otherwise. */
export function languageOfVisitor(request: FastifyRequest): Language {
  return readerLanguage(request.cookies[languageCookie])
}
