import type { FastifyRequest } from 'fastify'
import { confirmEmail, type WriteContactEmail } from '#accounts/server/email/confirm-email.ts'
import { confirmByLink, reopenByLink } from '#maintenance/confirmation/server/store.ts'
import { maxReportBytes } from '#maintenance/places/choices.ts'
import { NewReopening } from '#maintenance/resident/contract.ts'
import { paths } from '#paths.ts'
import { parseIn } from '#platform/language/field-errors.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { redraw } from '#platform/server/files/pictures.ts'
import type { FormFiles, FormRoute, FormValues } from '#platform/server/pages/form-route.ts'
import { blankSignIn, emptyForm, findSignedOutPage, type SignedOutContent } from '#portals/sign-in/content.ts'
import { errorsOf, formWith, problemIn, type Show } from './signed-out-form-state.ts'
import { contentOfLink, languageOfPortal, tokenOf } from './signed-out-pages.ts'

export function confirmEmailForm(context: AppContext, writeContactEmail: WriteContactEmail, show: Show): FormRoute {
  const path = paths.confirmEmail()
  const { db, mail } = context
  return linkForm(context, path, show, async (request, token, now) => {
    const currentUser = await context.authenticator.findCurrentUser(request, now, true)
    const linkUse = { token, address: request.ip, now }
    const change = await confirmEmail(db, { mail, writeContactEmail }, currentUser, linkUse)
    return { kind: 'confirm-email', link: 'done', change, problem: null }
  })
}

export function confirmRequestForm(context: AppContext, show: Show): FormRoute {
  const path = paths.confirmRequest()
  const { db, files } = context
  const act: LinkAction = async (request, token, now, values, sentFiles) => {
    const linkUse = { token, address: request.ip, now }
    if (values['answer'] === 'yes') return answered(await confirmByLink(db, linkUse))
    const page = await contentOfLink(context, { kind: 'confirm-request', link: 'missing' }, token)
    if (page.kind !== 'confirm-request' || page.link !== 'open' || values['answer'] === 'no')
      return page.kind === 'confirm-request' && page.link === 'open' ? { ...page, reason: emptyForm } : page
    const parsed = parseIn(languageOfPortal(path, request), NewReopening, values)
    if (!parsed.success) return { ...page, reason: formWith(values, { errors: errorsOf(parsed) }) }
    const picture = sentFiles['picture']?.[0]
    const photo = picture ? await redraw(picture.bytes) : null
    return answered(await reopenByLink(db, files, { ...linkUse, why: parsed.data.why, photo }))
  }
  return { ...linkForm(context, path, show, act), filesLimit: maxReportBytes }
}

const hasErrors = (content: SignedOutContent) =>
  content.kind === 'confirm-request' && content.link === 'open' && Object.keys(content.reason?.errors ?? {}).length > 0

const answered = (confirmation: Awaited<ReturnType<typeof confirmByLink>>): SignedOutContent => ({
  kind: 'confirm-request',
  link: 'open',
  confirmation,
  reason: null,
  problem: null,
})

type LinkAction = (
  request: FastifyRequest,
  token: string,
  now: Date,
  values: FormValues,
  files: FormFiles,
) => Promise<SignedOutContent>

/** The form of a page that a link opens; errors are shown above its question. */
function linkForm(context: AppContext, path: string, show: Show, act: LinkAction): FormRoute {
  const blank = findSignedOutPage(path) ?? blankSignIn
  return {
    path,
    async submit(request, reply, values, files) {
      const token = tokenOf(request)
      if (token === null) return show(request, reply, path, blank, 400)
      const content = await act(request, token, context.now(), values, files)
      return show(request, reply, path, content, hasErrors(content) ? 400 : 200)
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
