import { z } from 'zod'
import { smsContentTypes } from './choices.ts'
import { smsWords as words } from './messages/sms.ts'

const isHttps = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
/** Headers that Node sets, or that would change how the request is read. */
const reserved = /^(?:host|content-length|content-type|transfer-encoding|connection|upgrade|idempotency-key)$/i

/** The gateway for text messages as an administrator describes it. */
export const NewGateway = z
  .object({
    url: z.string().trim().max(500, words.badUrl).refine(isHttps, words.badUrl),
    header: z
      .string()
      .trim()
      .max(100, words.badHeader)
      .regex(/^[A-Za-z0-9-]*$/, words.badHeader)
      .refine((name) => !reserved.test(name), words.badHeader)
      .default(''),
    /** Left out, the stored one stays; empty, there is none. */
    secret: z
      .string()
      .max(1000, words.badSecret)
      .regex(/^[\x20-\x7e]*$/, words.badSecret)
      .optional(),
    contentType: z.enum(smsContentTypes, words.badContentType),
    body: z
      .string()
      .max(2000, words.badBody)
      .refine((body) => body.includes('{to}') && body.includes('{text}'), words.badBody),
  })
  .refine(({ contentType, body }) => contentType !== 'application/json' || isJson(body), {
    path: ['body'],
    error: words.badJson,
  })
export type NewGateway = z.infer<typeof NewGateway>

function isJson(body: string): boolean {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}
