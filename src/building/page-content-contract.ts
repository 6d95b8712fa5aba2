import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { administrators } from '#platform/roles.ts'
import { SitePage } from './contract.ts'
import { pageWords as words } from './page-words.ts'

const Words = z.record(z.string(), z.unknown(), words.badContent)

/** The words of a page in both languages, as they are written; what French leaves out is shown in English. */
export const PageWords = z.object({ en: Words, fr: Words })
export type PageWords = z.infer<typeof PageWords>

export const PageRecord = PageWords.extend({ page: SitePage, version: z.int() })
export type PageRecord = z.infer<typeof PageRecord>

export const pageContent = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/settings/content/:page',
    for: administrators,
    summary: 'The words of a public page in both languages',
    reply: PageRecord,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/settings/content/:page',
    for: administrators,
    summary: 'Change the words of a public page; it follows at once',
    body: PageWords,
    ifMatch: true,
    reply: PageRecord,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/settings/content/:page/preview',
    for: administrators,
    summary: 'The page as a document with words that are not kept yet',
    body: PageWords.extend({ language: z.enum(languages) }),
    mayRefuse: [409],
    reply: z.object({ html: z.string() }),
  }),
}
