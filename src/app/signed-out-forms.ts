import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accounts } from '#accounts/contract.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { NewPasswordTwice } from '#accounts/new-password.ts'
import { Credentials, ForgottenPassword } from '#accounts/own-account.ts'
import { admits, homePathOf, portalPages } from '#accounts/portal-access.ts'
import { confirmEmail, type WriteContactEmail } from '#accounts/server/email/confirm-email.ts'
import { requestResetLink, resetPassword } from '#accounts/server/recovery.ts'
import { setCookie } from '#accounts/server/sessions.ts'
import { signIn } from '#accounts/server/sign-in.ts'
import { openStep, sealStep } from '#accounts/server/sign-in-step.ts'
import { confirmByLink, reopenByLink } from '#maintenance/confirmation/server/store.ts'
import { NewReopening } from '#maintenance/resident/contract.ts'
import { findWelcome } from '#occupancy/server/invitations.ts'
import { paths } from '#paths.ts'
import type { HttpError } from '#platform/http-error.ts'
import { fieldText, parseIn } from '#platform/language/field-errors.ts'
import { type Language, render } from '#platform/language/language.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { type FormFailure, type FormRoute, type FormValues, mountForms } from '#platform/server/pages/form-route.ts'
import type { Pages } from '#platform/server/pages/pages.ts'
import {
  blankSignIn,
  emptyForm,
  type FormState,
  findSignedOutPage,
  type SignedOutContent,
} from '#portals/sign-in/content.ts'
import type { PublicPage } from '#portals/site/shell/site-data.ts'
import { contentOfLink, languageOfPortal, tokenOf } from './signed-out-pages.ts'

/** Shows the page of a form again. */
type Show = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  content: SignedOutContent,
  status?: number,
) => Promise<unknown>

const validEmail = z.email({ error: fieldText((language) => accountTexts[language].badEmail) })
const SignInForm = Credentials.extend({ email: Credentials.shape.email.pipe(validEmail) })
const ForgotForm = ForgottenPassword.extend({ email: ForgottenPassword.shape.email.pipe(validEmail) })

/** The forms of the pages for people who are not signed in, as a browser without scripts posts them. */
export async function signedOutForms(
  context: AppContext,
  pages: Pages<PublicPage>,
  writeContactEmail: WriteContactEmail,
): Promise<void> {
  const show: Show = (request, reply, path, content, status = 200) => {
    const language = languageOfPortal(path, request)
    return pages.show(request, reply, status, { language, name: 'signed-out', path, content })
  }
  const signInPaths = [paths.login(), paths.residentLogin(), ...Object.keys(portalPages)]
  await mountForms(context, [
    ...signInPaths.map((path) => signInForm(context, path, show)),
    forgotForm(context, show),
    resetForm(context, show),
    confirmEmailForm(context, writeContactEmail, show),
    confirmRequestForm(context, show),
  ])
}

function signInForm(context: AppContext, path: string, show: Show): FormRoute {
  const { secretKey, config } = context
  return {
    path,
    endpoint: accounts.signIn,
    async submit(request, reply, values) {
      const now = context.now()
      const step = values['sealed'] === undefined ? null : openStep(secretKey, values['sealed'], now)
      if (values['sealed'] !== undefined && !step) return reply.redirect(request.url, 303)
      // A failed code is counted for the account of the first step.
      if (step) request.body = { ...values, email: step.email, password: step.password }
      const typed = step
        ? { ...step, code: values['code'] ?? '' }
        : { email: values['email'], password: values['password'] }
      const language = languageOfPortal(path, request)
      const parsed = parseIn(language, SignInForm, typed)
      if (!parsed.success)
        return show(request, reply, path, { ...blankSignIn, form: formWith(values, { errors: errorsOf(parsed) }) }, 400)
      const from = { address: request.ip, agent: request.headers['user-agent'], limit: config.limits.login }
      const { user, session } = await signIn(context.reserved, parsed.data, from, secretKey, now)
      setCookie(reply, config.publicOrigin, session.token, session.maxAge)
      return reply.redirect(admits(path, user.role) ? request.url : homePathOf(user.role), 303)
    },
    fail(request, reply, failure, values) {
      const { email = '', password = '' } = values
      const { error, status } = failure
      const isStep = error?.code === 'second_factor_required'
      if (isStep || error?.code === 'second_factor_wrong') {
        const step = { name: 'code' as const, email, sealed: sealStep(secretKey, { email, password }, context.now()) }
        const problem = isStep ? null : problemIn(languageOfPortal(path, request), failure)
        return show(request, reply, path, { kind: 'sign-in', form: { ...emptyForm, problem }, step }, status)
      }
      const language = languageOfPortal(path, request)
      // The specification hides the server's wording of wrong credentials.
      const problem =
        error?.code === 'wrong_credentials' ? accountTexts[language].checkBoth : problemIn(language, failure)
      return show(request, reply, path, { ...blankSignIn, form: formWith({ email }, { problem }) }, status)
    },
  }
}

function forgotForm(context: AppContext, show: Show): FormRoute {
  const path = paths.forgotPassword()
  return {
    path,
    async submit(request, reply, values) {
      const parsed = parseIn(languageOfPortal(path, request), ForgotForm, values)
      if (!parsed.success) {
        const form = formWith(values, { errors: errorsOf(parsed) })
        return show(request, reply, path, { kind: 'forgot', form, isSent: false }, 400)
      }
      const from = { address: request.ip, limit: context.config.limits.forgot }
      const userId = await requestResetLink(context.db, parsed.data.email, from, context.now())
      // Also without an account, so that the answer takes the same time.
      await context.jobs.enqueue(context.db, 'forgot-password', { userId })
      return show(request, reply, path, { kind: 'forgot', form: formWith(values, {}), isSent: true })
    },
    fail(request, reply, failure, values) {
      const problem = problemIn(languageOfPortal(path, request), failure)
      const content: SignedOutContent = { kind: 'forgot', form: formWith(values, { problem }), isSent: false }
      return show(request, reply, path, content, failure.status)
    },
  }
}

function resetForm(context: AppContext, show: Show): FormRoute {
  const path = paths.resetPassword()
  const { db, mail, config, secretKey } = context
  const pageWith = async (
    token: string | null,
    form: FormState<'newPassword' | 'confirmed'>,
  ): Promise<SignedOutContent> => {
    if (token === null) return { kind: 'reset', link: 'missing', invited: null, form }
    return { kind: 'reset', link: 'open', invited: await findWelcome(db, token, context.now()), form }
  }
  return {
    path,
    endpoint: accounts.reset,
    async submit(request, reply, values) {
      const token = tokenOf(request)
      const now = context.now()
      const parsed = parseIn(languageOfPortal(path, request), NewPasswordTwice, values)
      if (!parsed.success || token === null) {
        const errors = parsed.success ? {} : errorsOf(parsed)
        return show(request, reply, path, await pageWith(token, { ...emptyForm, errors }), 400)
      }
      const { newPassword: password } = parsed.data
      const invited = await findWelcome(db, token, now)
      await resetPassword(db, mail, { token, password }, now)
      if (!invited) return show(request, reply, path, { kind: 'reset', link: 'done', invited: null, form: emptyForm })
      const from = { address: request.ip, agent: request.headers['user-agent'], limit: config.limits.login }
      const { user, session } = await signIn(context.reserved, { email: invited.email, password }, from, secretKey, now)
      setCookie(reply, config.publicOrigin, session.token, session.maxAge)
      return reply.redirect(homePathOf(user.role), 303)
    },
    async fail(request, reply, failure) {
      const { error, status } = failure
      if (error?.code === 'bad_link')
        return show(request, reply, path, { kind: 'reset', link: 'bad', invited: null, form: emptyForm }, status)
      const text = problemIn(languageOfPortal(path, request), failure)
      const form =
        error?.field === 'password' ? { ...emptyForm, errors: { newPassword: text } } : { ...emptyForm, problem: text }
      return show(request, reply, path, await pageWith(tokenOf(request), form), status)
    },
  }
}

function confirmEmailForm(context: AppContext, writeContactEmail: WriteContactEmail, show: Show): FormRoute {
  const path = paths.confirmEmail()
  const { db, mail } = context
  return linkForm(context, path, show, async (request, token, now) => {
    const currentUser = await context.authenticator.findCurrentUser(request, now, true)
    const linkUse = { token, address: request.ip, now }
    const change = await confirmEmail(db, { mail, writeContactEmail }, currentUser, linkUse)
    return { kind: 'confirm-email', link: 'done', change, problem: null }
  })
}

function confirmRequestForm(context: AppContext, show: Show): FormRoute {
  const path = paths.confirmRequest()
  const { db } = context
  return linkForm(context, path, show, async (request, token, now, values) => {
    const linkUse = { token, address: request.ip, now }
    if (values['answer'] === 'yes') return answered(await confirmByLink(db, linkUse))
    const page = await contentOfLink(context, { kind: 'confirm-request', link: 'missing' }, token)
    if (page.kind !== 'confirm-request' || page.link !== 'open' || values['answer'] === 'no')
      return page.kind === 'confirm-request' && page.link === 'open' ? { ...page, reason: emptyForm } : page
    const parsed = parseIn(languageOfPortal(path, request), NewReopening, values)
    if (!parsed.success) return { ...page, reason: formWith(values, { errors: errorsOf(parsed) }) }
    return answered(await reopenByLink(db, { ...linkUse, why: parsed.data.why }))
  })
}

const answered = (confirmation: Awaited<ReturnType<typeof confirmByLink>>): SignedOutContent => ({
  kind: 'confirm-request',
  link: 'open',
  confirmation,
  reason: null,
  problem: null,
})

/** The form of a page that a link opens; errors are shown above its question. */
function linkForm(
  context: AppContext,
  path: string,
  show: Show,
  act: (request: FastifyRequest, token: string, now: Date, values: FormValues) => Promise<SignedOutContent>,
): FormRoute {
  const blank = findSignedOutPage(path) ?? blankSignIn
  return {
    path,
    async submit(request, reply, values) {
      const token = tokenOf(request)
      if (token === null) return show(request, reply, path, blank, 400)
      return show(request, reply, path, await act(request, token, context.now(), values))
    },
    async fail(request, reply, failure) {
      const token = tokenOf(request)
      const content = token === null ? blank : await contentOfLink(context, blank, token)
      const problem = problemIn(languageOfPortal(path, request), failure)
      const shown = 'problem' in content ? { ...content, problem } : content
      return show(request, reply, path, shown, failure.status)
    },
  }
}

/** What was typed, with its errors; passwords are never part of a page. */
const formWith = (values: FormValues, state: Partial<FormState<string>>): FormState<string> => ({
  ...emptyForm,
  ...state,
  values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'password')),
})

function errorsOf({ error }: { error: z.ZodError }): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {}
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message
  return errors
}

const problemIn = (language: Language, { error }: { error: HttpError | null } & FormFailure): string =>
  error ? render(error.text, language) : accountTexts[language].anError
