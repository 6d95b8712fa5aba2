import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { accountTexts } from '#accounts/messages/index.ts'
import type { HttpError } from '#platform/http-error.ts'
import { render } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { FormFailure, FormValues } from '#platform/server/pages/form-route.ts'
import { emptyForm, type FormState, type SignedOutContent } from '#portals/sign-in/content.ts'

/** Shows the page of a form again. */
export type Show = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  content: SignedOutContent,
  status?: number,
) => Promise<unknown>

/** What was typed, with its errors; passwords are never part of a page. */
export const formWith = (values: FormValues, state: Partial<FormState<string>>): FormState<string> => ({
  ...emptyForm,
  ...state,
  values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'password')),
})

export function errorsOf({ error }: { error: z.ZodError }): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {}
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message
  return errors
}

export const problemIn = (language: Language, { error }: { error: HttpError | null } & FormFailure): string =>
  error ? render(error.text, language) : accountTexts[language].anError
