import type { FastifyReply, FastifyRequest, RouteShorthandOptionsWithHandler } from 'fastify'
import { addressIn, paths } from '#paths.ts'
import { parseIn } from '#platform/language/field-errors.ts'
import { languages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/language.ts'
import { HttpError } from '#platform/http-error.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { serverErrors } from '#platform/server/messages/index.ts'
import { logFault } from '#platform/server/http/http.ts'
import { unavailable } from '#platform/server/http/unavailable.ts'
import { isSameOrigin } from '#platform/server/http/origin.ts'
import type { ContactField } from '../contract.ts'
import { contactFields, NewMessage } from '../contract.ts'
import { isHoneypotFilled } from '../honeypot.ts'
import { receiveMessage } from './routes.ts'

/** What the page shows again: the typed values, the errors by field, or that the message was not sent. */
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
 * POST /contact, also in other languages: the form of the page without scripts. Only this route accepts a
 * form-encoded body. Errors are rendered on the page, with the typed values.
 */
export async function contactFormRoute(context: AppContext, showContact: ShowContact): Promise<void> {
  await context.fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const httpError = error instanceof HttpError ? error : unavailable(error, true)
      const status = httpError?.status ?? error.statusCode ?? 500
      if (httpError) context.fastify.errorListener.response?.(request, httpError)
      else if (status >= 500) logFault(request, error)
      if (httpError?.headers) void reply.headers(httpError.headers)
      return showContact(request, reply, status, languageOf(request), {
        values: typedValues(request.body),
        errors: {},
        outcome: 'failed',
      })
    })
    const routeOptions: RouteShorthandOptionsWithHandler = {
      onRequest: async (request) => {
        if (!isSameOrigin(request, context.config.publicOrigin))
          throw new HttpError(403, 'wrong_origin', (language) => serverErrors[language].formFromElsewhere)
      },
      handler: async (request, reply) => {
        const values = typedValues(request.body)
        const language = languageOf(request)
        const parsed = parseIn(language, NewMessage, values)
        if (!parsed.success) {
          const errors: ReturnedForm['errors'] = {}
          for (const { path, message } of parsed.error.issues) errors[path[0] as ContactField] ??= message
          return showContact(request, reply, 400, language, { values, errors, outcome: 'none' })
        }
        const now = context.now()
        const currentUser = await context.authenticator.findCurrentUser(request, now, true)
        const from = { currentUser, address: request.ip, isSpam: isHoneypotFilled(request.body) }
        await receiveMessage(context, context.db, parsed.data, from, now)
        return reply.redirect(`${addressIn(language, paths.contact())}?sent=1`, 303)
      },
    }
    for (const language of languages) scope.post(addressIn(language, paths.contact()), routeOptions)
  })
}

/** The language of the page that was sent. */
const languageOf = ({ url }: FastifyRequest): Language =>
  languages.find((candidate) => candidate !== 'en' && url.startsWith(`/${candidate}/`)) ?? 'en'

const toRecord = (body: unknown) => (typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {})

/** The fields of the form as they were typed. */
function typedValues(body: unknown): ReturnedForm['values'] {
  const values: ReturnedForm['values'] = {}
  for (const name of contactFields) {
    const value = toRecord(body)[name]
    if (typeof value === 'string') values[name] = value
  }
  return values
}
