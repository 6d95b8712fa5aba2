import type { FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#paths.ts'
import { addressIn } from '#platform/language/address-in.ts'
import { parseIn } from '#platform/language/field-errors.ts'
import { languages, readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { type FormValues, mountForms } from '#platform/server/pages/form-route.ts'
import { contactFields, type ContactField } from '../choices.ts'
import { NewMessage } from '../contract.ts'
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

/** The language of a page; one that was opened before the languages of the building changed still sends its form. */
const languageAt = (prefix: Language | null) => readerLanguage(prefix)

/** POST /contact, also in other languages: the form of the page without scripts. */
export const contactFormRoute = (context: AppContext, showContact: ShowContact): Promise<void> =>
  mountForms(
    context,
    [null, ...languages].map((prefix) => ({
      path: prefix === null ? paths.contact() : `/${prefix}${paths.contact()}`,
      fail: (request, reply, { status }, values) =>
        showContact(request, reply, status, languageAt(prefix), {
          values: typedValues(values),
          errors: {},
          outcome: 'failed',
        }),
      async submit(request, reply, fields) {
        const language = languageAt(prefix)
        const values = typedValues(fields)
        const parsed = parseIn(language, NewMessage, values)
        if (!parsed.success) {
          const errors: ReturnedForm['errors'] = {}
          for (const { path, message } of parsed.error.issues) errors[path[0] as ContactField] ??= message
          return showContact(request, reply, 400, language, { values, errors, outcome: 'none' })
        }
        const now = context.now()
        const currentUser = await context.authenticator.findCurrentUser(request, now, true)
        const from = { currentUser, address: request.ip, isSpam: isHoneypotFilled(fields) }
        await receiveMessage(context, context.db, parsed.data, from, now)
        return reply.redirect(`${addressIn(language, paths.contact())}?sent=1`, 303)
      },
    })),
  )

/** The fields of the contact form among those that were sent. */
const typedValues = (fields: FormValues): ReturnedForm['values'] =>
  Object.fromEntries(contactFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
