import { z } from 'zod'
import { languages } from '#platform/language/language.ts'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { NewTemplate } from './announcement-input.ts'
import { TextTranslations } from './announcement-parts.ts'
import { AnnouncementCategory } from './schemas.ts'

/** A text that the office uses again. */
export const AnnouncementTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  body: z.string(),
  /** The language of both. */
  language: z.enum(languages),
  translations: TextTranslations,
  category: AnnouncementCategory,
})
export type AnnouncementTemplate = z.infer<typeof AnnouncementTemplate>

const path = '/api/admin/announcements/templates'
export const announcementTemplates = {
  list: endpoint({
    method: 'GET',
    path,
    roles: office,
    summary: 'The templates of announcements, by name',
    reply: z.array(AnnouncementTemplate),
  }),
  save: endpoint({
    method: 'POST',
    path,
    roles: office,
    summary: 'Save a template; one of the same name is replaced',
    body: NewTemplate,
    status: 201,
    reply: z.array(AnnouncementTemplate),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    roles: office,
    summary: 'Remove a template',
    reply: z.array(AnnouncementTemplate),
  }),
}
