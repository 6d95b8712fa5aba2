import { z } from 'zod'
import { isVisible } from '#platform/text/visible-text.ts'
import { Audience } from '#occupancy/audience.ts'
import { resourceKinds } from './choices.ts'
import { words } from './messages/en.ts'

export const ResourceKind = z.enum(resourceKinds, words.missing.kind)

export const resourceText = (name: string, most: number) =>
  z
    .string(words.mustBeText(name))
    .trim()
    .max(most, { error: () => words.tooLong(name, most) })
const title = resourceText('The title', 200).refine(isVisible, words.missing.title)
const body = resourceText('The text', 10_000)
const folder = resourceText('The folder', 80)
const url = z
  .string(words.badUrl)
  .trim()
  .max(500, words.badUrl)
  .refine((address) => address === '' || (/^https?:\/\/[^\s/]+/.test(address) && URL.canParse(address)), words.badUrl)
  .transform((address) => address || null)
  .nullish()

export const NewResource = z
  .object({
    kind: ResourceKind,
    title,
    body: body.default(''),
    folder: folder.default(''),
    url,
    audience: Audience.default({ kind: 'everyone' }),
  })
  .refine(({ kind, body: written }) => kind === 'document' || isVisible(written), {
    path: ['body'],
    error: words.missing.body,
  })
export type NewResource = z.infer<typeof NewResource>

export const ResourceChanges = z.object({
  title: title.optional(),
  body: body.optional(),
  folder: folder.optional(),
  url,
  audience: Audience.optional(),
  archived: z.boolean('archived must be true or false').optional(),
})
export type ResourceChanges = z.infer<typeof ResourceChanges>
