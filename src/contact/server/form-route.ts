import type { FastifyReply, FastifyRequest, RouteShorthandOptionsWithHandler } from 'fastify'
import { addressIn, paths } from '#paths.ts'
import { languages } from '#platform/language.ts'
import type { Language } from '#platform/language.ts'
import { Refusal } from '#platform/refusal.ts'
import type { House } from '#platform/server/house.ts'
import { isSameOrigin } from '#platform/server/origin.ts'
import type { ContactField } from '../contract.ts'
import { contactFields, NewMessage, trapField } from '../contract.ts'
import { receiveMessage } from './routes.ts'

/** What the page shows again: what was typed, what is wrong with which field, or that the message did not go out. */
export type ReturnedForm = {
  values: Partial<Record<ContactField, string>>
  errors: Partial<Record<ContactField, string>>
  outcome: 'none' | 'failed'
}

type ShowContact = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  language: Language,
  form: ReturnedForm,
) => Promise<unknown>

/**
 * POST /contact and its twins in other languages: the form of the page, sent without scripts. Only here a form-encoded body is taken.
 * What goes wrong comes back as the page itself, with what was typed.
 */
export async function contactFormRoute(house: House, showContact: ShowContact): Promise<void> {
  await house.app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    door.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500)
      if (status >= 500) request.log.error({ id: request.id, route: request.routeOptions.url, stack: error.stack })
      if (error instanceof Refusal && error.headers) void reply.headers(error.headers)
      return showContact(request, reply, status, languageOf(request), {
        values: typed(request.body),
        errors: {},
        outcome: 'failed',
      })
    })
    const post: RouteShorthandOptionsWithHandler = {
      onRequest: async (request) => {
        if (!isSameOrigin(request, house.config.publicOrigin))
          throw new Refusal(403, 'wrong_origin', 'This form must come from the site itself.')
      },
      handler: async (request, reply) => {
        const values = typed(request.body)
        const read = NewMessage.safeParse({ ...values, [trapField]: trapOf(request.body) })
        if (!read.success) {
          const errors: ReturnedForm['errors'] = {}
          for (const { path, message } of read.error.issues) errors[path[0] as ContactField] ??= message
          return showContact(request, reply, 400, languageOf(request), { values, errors, outcome: 'none' })
        }
        await receiveMessage(house, house.db, read.data, request.ip, house.now())
        return reply.redirect(`${addressIn(languageOf(request), paths.contact())}?sent=1`, 303)
      },
    }
    for (const language of languages) door.post(addressIn(language, paths.contact()), post)
  })
}

/** Which page's form it was. */
const languageOf = ({ url }: FastifyRequest): Language =>
  languages.find((one) => one !== 'en' && url.startsWith(`/${one}/`)) ?? 'en'

const given = (body: unknown) => (typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {})
const trapOf = (body: unknown) => given(body)[trapField]

/** The fields of the form as they were typed. */
function typed(body: unknown): ReturnedForm['values'] {
  const values: ReturnedForm['values'] = {}
  for (const name of contactFields) {
    const value = given(body)[name]
    if (typeof value === 'string') values[name] = value
  }
  return values
}
