import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { mapLanguages, languages } from '#platform/language/language.ts'
import { administrators } from '#platform/roles.ts'
import { SitePage } from './schemas.ts'
import { pageWords as words } from './messages/page.ts'

const Words = z.record(z.string(), z.unknown(), words.badContent)

/** The content of a page in all languages; texts that one lacks are shown in another. */
export const PageWords = z.object(mapLanguages(() => Words))
export type PageWords = z.infer<typeof PageWords>

export const PageRecord = PageWords.extend({ page: SitePage, version: z.int() })
export type PageRecord = z.infer<typeof PageRecord>

export const pageContent = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/settings/content/:page',
    roles: administrators,
    summary: 'The content of a public page in all languages',
    reply: PageRecord,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/settings/content/:page',
    roles: administrators,
    summary: 'Change the content of a public page, with immediate effect',
    body: PageWords,
    ifMatch: true,
    reply: PageRecord,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/settings/content/:page/preview',
    roles: administrators,
    summary: 'The page as an HTML document with unsaved content',
    body: PageWords.extend({ language: z.enum(languages) }),
    errors: [409],
    reply: z.object({ html: z.string() }),
  }),
}
