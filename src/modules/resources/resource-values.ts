import { z } from 'zod'
import { Audience } from '#occupancy/audience.ts'
import { NewResource, ResourceKind } from './schemas.ts'
import type { Resource } from './contract.ts'
import { words } from './messages/en.ts'

/** The form values of a text or document. */
export const ResourceValues = z
  .object({
    kind: ResourceKind,
    title: NewResource.shape.title,
    folder: z.string().max(80, { error: () => words.tooLong('The folder', 80) }),
    body: z.string().max(10_000, { error: () => words.tooLong('The text', 10_000) }),
    url: z
      .string()
      .max(500, words.badUrl)
      .refine((address) => address.trim() === '' || /^https?:\/\/[^\s/]+/.test(address.trim()), words.badUrl),
    audience: Audience,
  })
  .refine(({ kind, body }) => kind === 'document' || body.trim() !== '', { path: ['body'], error: words.missing.body })
export type ResourceValues = z.infer<typeof ResourceValues>

export const resourceValuesOf = (resource: Resource | null): ResourceValues => ({
  kind: resource?.kind ?? 'document',
  title: resource?.title ?? '',
  folder: resource?.folder ?? '',
  body: resource?.body ?? '',
  url: resource?.url ?? '',
  audience: resource?.audience ?? { kind: 'everyone' },
})
