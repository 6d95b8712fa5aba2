import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isHoneypotFilled } from '#contact/honeypot.ts'
import { gatherFiled } from '#incidents/server/gathering.ts'
import { listKnown, reportAffectedAt } from '#incidents/server/visitor-reports.ts'
import { maxReportBytes } from '#maintenance/places/choices.ts'
import { reportTexts } from '#maintenance/places/messages/index.ts'
import { VisitorReport } from '#maintenance/places/schemas.ts'
import { findScannedPlace, getScannedPlace } from '#maintenance/places/server/store.ts'
import { limitReports, receiveVisitorReport } from '#maintenance/places/server/visitor-report.ts'
import { paths } from '#paths.ts'
import { parseIn } from '#platform/language/field-errors.ts'
import type { Language } from '#platform/language/registry.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { FormRoute, FormValues } from '#platform/server/pages/form-route.ts'
import { emptyForm, type FormState, type SignedOutContent } from '#portals/sign-in/content.ts'
import { errorsOf, formWith, problemIn, type Show } from './signed-out-form-state.ts'
import { languageOfVisitor } from './visitor-language.ts'

const queryOf = (request: FastifyRequest, name: string): string | null => {
  const value: unknown = Reflect.get(request.query as object, name)
  return typeof value === 'string' ? value : null
}
/** The code of the sign that opened the page. */
export const reportCodeOf = (request: FastifyRequest) => queryOf(request, 'place')
/** The number of the report that was just sent. */
export const reportSentOf = (request: FastifyRequest) => {
  const sent = queryOf(request, 'sent')
  return sent !== null && /^[\w-]{1,24}$/.test(sent) ? sent : null
}

/** Whether the visitor has just added that they are affected. */
export const reportListedOf = (request: FastifyRequest) => queryOf(request, 'listed') !== null

/** What the page of a sign shows. Nothing is written. */
export async function contentOfReport(
  db: Database,
  code: string | null,
  language: Language,
  shown: { sent?: string | null; isListed?: boolean; isSignedIn: boolean; form?: FormState<string> },
): Promise<SignedOutContent> {
  if (code === null) return { kind: 'report', code: 'missing' }
  const place = await findScannedPlace(db, code)
  if (!place) return { kind: 'report', code: 'bad' }
  const { sent = null, isListed = false, isSignedIn, form = emptyForm } = shown
  const incidents = await listKnown(db, language)
  const known = { place: place.placeName, secret: code, incidents, isListed }
  return { kind: 'report', code: 'known', ...known, form, sent, isSignedIn }
}

/** The form of a visitor who scanned the code of a place. */
export function reportForm(context: AppContext, show: Show): FormRoute {
  const path = paths.report()
  const shownAgain = async (request: FastifyRequest, values: FormValues, state: Partial<FormState<string>>) => {
    const currentUser = await context.authenticator.findCurrentUser(request, context.now(), false).catch(() => null)
    const form = formWith(values, state)
    const shown = { isSignedIn: currentUser !== null, form }
    return contentOfReport(context.db, reportCodeOf(request), languageOfVisitor(request), shown)
  }
  return {
    path,
    filesLimit: maxReportBytes,
    async submit(request, reply, values, files) {
      const language = languageOfVisitor(request)
      if (values['incident'] !== undefined) return addToIncident(context, request, reply, values['incident'])
      const parsed = parseIn(language, VisitorReport, values)
      if (!parsed.success)
        return show(request, reply, path, await shownAgain(request, values, { errors: errorsOf(parsed) }), 400)
      const now = context.now()
      const code = reportCodeOf(request) ?? ''
      const currentUser = await context.authenticator.findCurrentUser(request, now, true)
      const from = { address: request.ip, afterFiling: gatherFiled }
      const photo = files['picture']?.[0]?.bytes ?? null
      const sent = { ...parsed.data, code, photo, isSpam: isHoneypotFilled(request.body) }
      const number = await receiveVisitorReport(context, sent, { ...from, currentUser }, now)
      return reply.redirect(`${paths.report(code)}&sent=${number ?? '-'}`, 303)
    },
    async fail(request, reply, failure, values) {
      const language = languageOfVisitor(request)
      const words = reportTexts[language]
      const isPhoto = failure.error?.field === 'picture' || failure.status === 413
      const errors = { picture: failure.status === 413 ? words.largePhoto : words.badPhoto }
      const state = isPhoto ? { errors } : { problem: problemIn(language, failure) }
      return show(request, reply, path, await shownAgain(request, values, state), failure.status)
    },
  }
}

/** A visitor says that they are affected by an incident, instead of sending a report. */
async function addToIncident(context: AppContext, request: FastifyRequest, reply: FastifyReply, incident: string) {
  const now = context.now()
  const code = reportCodeOf(request) ?? ''
  await limitReports(context, 'affected', { code, address: request.ip }, now)
  const { placeName } = await getScannedPlace(context.db, code)
  const { data: incidentId = newId() } = z.uuid().safeParse(incident)
  const currentUser = await context.authenticator.findCurrentUser(request, now, true)
  await reportAffectedAt(context.db, { incidentId, placeName }, currentUser, now)
  return reply.redirect(`${paths.report(code)}&listed=1`, 303)
}
