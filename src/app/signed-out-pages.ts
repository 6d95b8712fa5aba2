import type { FastifyReply, FastifyRequest } from 'fastify'
import { showEmailToConfirm } from '#accounts/server/email/confirm-email.ts'
import { portalPages } from '#accounts/portal-access.ts'
import { findLinkOwner, findMailChoice } from '#announcements/server/mail-choice.ts'
import { isRoundPoint } from '#desk-log/server/reads.ts'
import { findVendorPage } from '#maintenance/work-orders/server/vendor-view.ts'
import { findVisitPage } from '#maintenance/work-orders/server/visit-page.ts'
import { showConfirmation } from '#maintenance/confirmation/server/store.ts'
import { findAlertPage } from '#on-call/server/alert-link.ts'
import { findWelcome } from '#occupancy/server/invitations/invitations.ts'
import { findPassPage } from '#visitors/server/pass-page.ts'
import { paths } from '#paths.ts'
import { HttpError } from '#platform/http-error.ts'
import { residentsAndHousehold, type Role } from '#platform/roles.ts'
import { isOffered, languageCookie } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { AppContext, CurrentUser } from '#platform/server/http/app-context.ts'
import { unavailable } from '#platform/server/http/unavailable.ts'
import type { VisitorPage } from '#platform/server/pages/pages.ts'
import { blankSignIn, emptyForm, type SignedOutContent } from '#portals/sign-in/content.ts'
import { firstCallsOf } from '#portals/first-screens.ts'
import type { PublicPage } from '#portals/site/shell/site-data.ts'
import { landingPathOf } from './landing.ts'
import { contentOfReport, reportCodeOf, reportListedOf, reportSentOf } from './report-form.ts'
import { languageOfGuest, languageOfVisitor } from './visitor-language.ts'

type SignedOut = Extract<PublicPage, { name: 'signed-out' }>

/** The console, the staff portal and the front desk are in English. */
const englishPages = new Set(['admin', 'staff', 'desk'])

/** What one visitor gets at the address of a portal or of a page to sign in; undefined for the public pages. */
export function visitorPageOf(context: AppContext, page: PublicPage, request: FastifyRequest, reply: FastifyReply) {
  if (page.name === 'portal') return portalPage(context, page, request)
  if (page.name === 'signed-out') return signedOutPage(context, page, request, reply)
  return undefined
}

/** The portal for a person who is signed in, and the sign-in form in its place for everyone else. */
async function portalPage(
  context: AppContext,
  page: Extract<PublicPage, { name: 'portal' }>,
  request: FastifyRequest,
): Promise<VisitorPage<PublicPage>> {
  // While the records are away, the portal itself says so.
  const path = String(page.path)
  const language = languageOfPortal(path, request)
  const visitor = await findVisitor(context, request)
  if (visitor !== null) {
    const calls = visitor === 'unknown' ? [] : firstCallsOf(path, visitor)
    return { page: { ...page, language, calls }, key: `${language} ${path} ${calls.join(' ')}` }
  }
  const signIn: PublicPage = { language, name: 'signed-out', path, content: blankSignIn }
  return { page: signIn, key: `${language} sign-in ${page.path}` }
}

async function signedOutPage(
  context: AppContext,
  page: SignedOut,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<VisitorPage<PublicPage>> {
  const { kind } = page.content
  const ownLanguage = kind === 'visitor-pass' ? languageOfGuest : languageOfVisitor
  const language = saveChoice(context, request, reply) ?? ownLanguage(request)
  if (kind === 'sign-in') {
    const visitor = await findVisitor(context, request)
    if (visitor && visitor !== 'unknown') return { redirect: await landingPathOf(context, visitor) }
  }
  if (kind === 'report') return reportPage(context, page, language, request)
  const token = tokenOf(request)
  const key = `${language} ${page.path}`
  if (token === null) return { page: { ...page, language }, key }
  return {
    page: { ...page, language, content: await contentOfLink(context, page.content, token, language) },
    key: null,
  }
}

/**
 * The form for a scanned place. A resident who is signed in gets that of the portal, and for a concierge on a round the log
 * records the place.
 */
async function reportPage(
  context: AppContext,
  page: SignedOut,
  language: Language,
  request: FastifyRequest,
): Promise<VisitorPage<PublicPage>> {
  const visitor = await findVisitor(context, request)
  const code = reportCodeOf(request)
  const isResident =
    visitor !== null && visitor !== 'unknown' && (residentsAndHousehold as readonly Role[]).includes(visitor.role)
  const sent = reportSentOf(request)
  if (isResident && code !== null && sent === null)
    return { redirect: paths.tenant({ tab: 'maintenance', request: 'new', place: code }) }
  const isConcierge = visitor !== null && visitor !== 'unknown' && visitor.role === 'concierge'
  if (isConcierge && code !== null && sent === null && (await isRoundPoint(context.db, code)))
    return { redirect: paths.desk({ tab: 'log', point: code }) }
  const isListed = reportListedOf(request)
  const content = await contentOfReport(context.db, code, language, { sent, isListed, isSignedIn: visitor !== null })
  return { page: { ...page, language, content }, key: null }
}

/** What the link of an e-mail opens. Nothing is written, because mail scanners open links too. */
export async function contentOfLink(
  { db, files, now, secretKey }: AppContext,
  content: SignedOutContent,
  token: string,
  language: Language = 'en',
): Promise<SignedOutContent> {
  const at = now()
  switch (content.kind) {
    case 'reset':
      return { kind: 'reset', link: 'open', invited: await findWelcome(db, token, at), form: emptyForm }
    case 'confirm-email': {
      const change = await unlessBadLink(showEmailToConfirm(db, { token, now: at }))
      return change
        ? { kind: 'confirm-email', link: 'open', change, problem: null }
        : { kind: 'confirm-email', link: 'bad' }
    }
    case 'confirm-request': {
      const confirmation = await unlessBadLink(showConfirmation(db, { token, now: at }))
      return confirmation
        ? { kind: 'confirm-request', link: 'open', confirmation, reason: null, problem: null }
        : { kind: 'confirm-request', link: 'bad' }
    }
    case 'confirm-visit': {
      const visit = await unlessBadLink(findVisitPage(db, token, at))
      if (visit === null) return { kind: 'confirm-visit', link: 'bad' }
      return { kind: 'confirm-visit', link: 'open', ...visit, answer: null, other: null, problem: null }
    }
    case 'take-alert': {
      const alert = await unlessBadLink(findAlertPage(db, { token, language, now: at }))
      if (alert === null) return { kind: 'take-alert', link: 'bad' }
      return { kind: 'take-alert', link: 'open', alert, problem: null }
    }
    case 'work-order': {
      const order = await unlessBadLink(findVendorPage(db, files, token, at))
      if (order === null) return { kind: 'work-order', link: 'ended' }
      return { kind: 'work-order', link: 'open', order, view: 'step', form: emptyForm, sent: null, isSaved: false }
    }
    case 'visitor-pass': {
      const pass = await unlessBadLink(findPassPage(db, secretKey, token, at))
      return pass ? { kind: 'visitor-pass', link: 'open', pass, token } : { kind: 'visitor-pass', link: 'bad' }
    }
    case 'news-by-mail': {
      const owner = await unlessBadLink(findLinkOwner(db, secretKey, token))
      if (owner === null) return { kind: 'news-by-mail', link: 'bad' }
      const { enabled } = await findMailChoice(db, owner)
      return { kind: 'news-by-mail', link: 'open', isEnabled: enabled, problem: null }
    }
    default:
      return content
  }
}

async function unlessBadLink<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return null
    throw error
  }
}

/** The person who is signed in; `unknown` while the database cannot tell. */
async function findVisitor(
  { authenticator, now }: AppContext,
  request: FastifyRequest,
): Promise<CurrentUser | null | 'unknown'> {
  try {
    return await authenticator.findCurrentUser(request, now(), false)
  } catch (error) {
    if (unavailable(error, false)) return 'unknown'
    throw error
  }
}

/** The token of the link that opened the page. */
export function tokenOf(request: FastifyRequest): string | null {
  const { token } = request.query as { token?: unknown }
  return typeof token === 'string' && token !== '' ? token : null
}

export const languageOfPortal = (path: string, request: FastifyRequest): Language =>
  englishPages.has(portalPages[path] ?? '') ? 'en' : languageOfVisitor(request)

/** Saves the language of a link to the same page in another one, which works without scripts. */
function saveChoice({ config }: AppContext, request: FastifyRequest, reply: FastifyReply): Language | null {
  const { language } = request.query as { language?: unknown }
  if (!isOffered(language)) return null
  const secure = config.publicOrigin?.startsWith('https:') ?? false
  void reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', secure, maxAge: 31_536_000 })
  return language
}
