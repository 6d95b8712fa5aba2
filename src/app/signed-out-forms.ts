import { z } from 'zod'
import { accounts } from '#accounts/contract.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { NewPasswordTwice } from '#accounts/new-password.ts'
import { Credentials, ForgottenPassword } from '#accounts/own-account.ts'
import { admits, portalPages } from '#accounts/portal-access.ts'
import type { WriteContactEmail } from '#accounts/server/email/confirm-email.ts'
import { requestResetLink, resetPassword } from '#accounts/server/recovery.ts'
import { setCookie } from '#accounts/server/sessions.ts'
import { signIn } from '#accounts/server/sign-in.ts'
import { openStep, sealStep } from '#accounts/server/sign-in-step.ts'
import { invitationHooks } from '#moves/server/steps/portal-invitation.ts'
import { findWelcome } from '#occupancy/server/invitations/invitations.ts'
import { paths } from '#paths.ts'
import { HttpError } from '#platform/http-error.ts'
import { fieldText, parseIn } from '#platform/language/field-errors.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { type FormRoute, mountForms } from '#platform/server/pages/form-route.ts'
import type { Pages } from '#platform/server/pages/pages.ts'
import { blankSignIn, emptyForm, type FormState, type SignedOutContent } from '#portals/sign-in/content.ts'
import type { PublicPage } from '#portals/site/shell/site-data.ts'
import { errorsOf, formWith, problemIn, type Show } from './signed-out-form-state.ts'
import { takeAlertForm } from './alert-form.ts'
import { reportForm } from './report-form.ts'
import { confirmEmailForm, confirmRequestForm } from './signed-out-link-forms.ts'
import { landingPathOf } from './landing.ts'
import { languageOfPortal, tokenOf } from './signed-out-pages.ts'
import { confirmVisitForm } from './visit-form.ts'
import { workOrderForm } from './work-order-form.ts'

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
    reportForm(context, show),
    confirmVisitForm(context, show),
    takeAlertForm(context, show),
    workOrderForm(context, show),
  ])
}

function signInForm(context: AppContext, path: string, show: Show): FormRoute {
  const { config } = context
  return {
    path,
    endpoint: accounts.signIn,
    async submit(request, reply, values) {
      const now = context.now()
      const step = values['sealed'] === undefined ? null : openStep(context.secretKey, values['sealed'], now)
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
      const { user, session } = await signIn(context.reserved, parsed.data, from, context.secretKey, now)
      setCookie(reply, config.publicOrigin, session.token, session.maxAge)
      const landing = admits(path, user.role) ? request.url : await landingPathOf(context, user)
      return reply.redirect(landing, 303)
    },
    fail(request, reply, failure, values) {
      const { email = '', password = '' } = values
      const { error, status } = failure
      const isStep = error?.code === 'second_factor_required'
      if (isStep || error?.code === 'second_factor_wrong') {
        const step = {
          name: 'code' as const,
          email,
          sealed: sealStep(context.secretKey, { email, password }, context.now()),
        }
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
  const { db, mail, config } = context
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
      await resetPassword(db, mail, { token, password }, invitationHooks, now)
      if (!invited) return show(request, reply, path, { kind: 'reset', link: 'done', invited: null, form: emptyForm })
      const from = { address: request.ip, agent: request.headers['user-agent'], limit: config.limits.login }
      const credentials = { email: invited.email, password }
      const signedIn = await signIn(context.reserved, credentials, from, context.secretKey, now).catch(rejected)
      // The password is set, and the link is used up: the person signs in on the page for that.
      if (!signedIn) return show(request, reply, path, { kind: 'reset', link: 'done', invited: null, form: emptyForm })
      setCookie(reply, config.publicOrigin, signedIn.session.token, signedIn.session.maxAge)
      return reply.redirect(await landingPathOf(context, signedIn.user), 303)
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

/** Null for a sign-in that is rejected, for example because of too many attempts from the same network. */
const rejected = (problem: unknown): null => {
  if (problem instanceof HttpError) return null
  throw problem
}
