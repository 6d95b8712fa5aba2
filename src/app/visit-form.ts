import { findProfile } from '#building/server/store.ts'
import { answerVisitByLink } from '#maintenance/work-orders/server/resident-acts.ts'
import { toVisit, TypedVisit } from '#maintenance/work-orders/typed-visit.ts'
import { paths } from '#paths.ts'
import { parseIn } from '#platform/language/field-errors.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import type { FormRoute } from '#platform/server/pages/form-route.ts'
import { type ContentOf, emptyForm } from '#portals/sign-in/content.ts'
import { errorsOf, formWith, problemIn, type Show } from './signed-out-form-state.ts'
import { contentOfLink, languageOfPortal, tokenOf } from './signed-out-pages.ts'

const missing = { kind: 'confirm-visit', link: 'missing' } as const
type Content = ContentOf<'confirm-visit'>

/** The form by which a resident answers the time of a vendor's visit. */
export function confirmVisitForm(context: AppContext, show: Show): FormRoute {
  const path = paths.confirmVisit()
  const { db, mail } = context
  const pageOf = async (token: string) => (await contentOfLink(context, missing, token)) as Content
  return {
    path,
    async submit(request, reply, values) {
      const token = tokenOf(request)
      if (token === null) return show(request, reply, path, missing, 400)
      const page = await pageOf(token)
      if (page.link !== 'open' || page.visit === null) return show(request, reply, path, page)
      const { answer } = values
      if (answer === 'other') return show(request, reply, path, { ...page, other: emptyForm })
      if (answer === 'back') return show(request, reply, path, page)
      const use = { token, address: request.ip, now: context.now() }
      const delivery = { mail, origin: context.origin() }
      if (answer === 'confirm') {
        await answerVisitByLink(db, delivery, use, { confirm: true, from: values['from'] ?? '' })
        return show(request, reply, path, { ...page, answer: 'confirmed' })
      }
      const parsed = parseIn(languageOfPortal(path, request), TypedVisit, values)
      if (!parsed.success) {
        const other = formWith(values, { errors: errorsOf(parsed) })
        return show(request, reply, path, { ...page, other }, 400)
      }
      const { timeZone } = await findProfile(db)
      await answerVisitByLink(db, delivery, use, { confirm: false, visit: toVisit(parsed.data, timeZone) })
      return show(request, reply, path, { ...page, answer: 'proposed' })
    },
    async fail(request, reply, failure, values) {
      const token = tokenOf(request)
      const page = token === null ? missing : await pageOf(token)
      if (page.link !== 'open') return show(request, reply, path, page, failure.status)
      const problem = problemIn(languageOfPortal(path, request), failure)
      const isDay = failure.error?.field === 'from'
      const other = 'day' in values ? formWith(values, isDay ? { errors: { day: problem } } : { problem }) : null
      return show(request, reply, path, { ...page, other, problem: other ? null : problem }, failure.status)
    },
  }
}
