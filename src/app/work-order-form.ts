import type { FastifyReply, FastifyRequest } from 'fastify'
import { findOrderPdf } from '#maintenance/work-orders/server/vendor-view.ts'
import { paths } from '#paths.ts'
import { parseIn } from '#platform/language/field-errors.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import type { FormFiles, FormRoute, FormValues } from '#platform/server/pages/form-route.ts'
import { type ContentOf, emptyForm, type OrderAction, orderActions, type OrderView } from '#portals/sign-in/content.ts'
import { errorsOf, formWith, problemIn, type Show } from './signed-out-form-state.ts'
import { contentOfLink, languageOfPortal, tokenOf } from './signed-out-pages.ts'
import { InvalidOrderForm, runOrderAction } from './work-order-actions.ts'

const missing = { kind: 'work-order', link: 'missing' } as const
type Content = ContentOf<'work-order'>
/** Four photos of a phone, or an invoice; proxies let no more through (`OPERATING.md`). */
const filesLimit = 24 * 1_048_576
/** Where an error of a form is shown again. */
const viewOf: Partial<Record<OrderAction, OrderView>> = { decline: 'decline', propose: 'propose' }
const fieldOfError: Readonly<Record<string, string>> = {
  from: 'day',
  picture: 'photos',
  document: 'invoice',
}

/** The forms of a vendor's page. Whatever fails, what was typed is shown again. */
export function workOrderForm(context: AppContext, show: Show): FormRoute {
  const path = paths.workOrder()
  const pageOf = async (token: string) => (await contentOfLink(context, missing, token)) as Content

  const showAgain = async (
    request: FastifyRequest,
    reply: FastifyReply,
    values: FormValues,
    state: object,
    status: number,
  ) => {
    const token = tokenOf(request)
    const page = token === null ? missing : await pageOf(token)
    if (page.link !== 'open') return show(request, reply, path, page, status)
    const sent = actionOf(values)
    const view = (sent && viewOf[sent]) ?? 'step'
    return show(request, reply, path, { ...page, view, sent, form: formWith(values, state) }, status)
  }

  return {
    path,
    filesLimit,
    async submit(request, reply, values, files: FormFiles) {
      const token = tokenOf(request)
      const action = actionOf(values)
      if (token === null) return show(request, reply, path, missing, 400)
      if (action === 'pdf') {
        const pdf = await findOrderPdf(context.db, context.files, token, context.now())
        return new FileReply(pdf, { disposition: 'attachment' }).send(request, reply)
      }
      const page = await pageOf(token)
      if (page.link !== 'open') return show(request, reply, path, page)
      if (action === 'ask-decline') return show(request, reply, path, { ...page, view: 'decline' })
      if (action === 'ask-finish')
        return show(request, reply, path, { ...page, view: 'finish', form: formWith(values, {}) })
      if (action === 'ask-propose') return show(request, reply, path, { ...page, view: 'propose' })
      if (action === null || action === 'back') return show(request, reply, path, { ...page, form: emptyForm })
      const use = { token, address: request.ip, now: context.now() }
      try {
        await runOrderAction(context, action, page.order, use, values, files, (schema, typed) =>
          parseIn(languageOfPortal(path, request), schema, typed),
        )
      } catch (error) {
        if (!(error instanceof InvalidOrderForm)) throw error
        return showAgain(request, reply, values, { errors: errorsOf({ error: error.error }) }, 400)
      }
      const after = await pageOf(token)
      return show(request, reply, path, after.link === 'open' ? { ...after, isSaved: true } : after)
    },
    fail(request, reply, failure, values) {
      const problem = problemIn(languageOfPortal(path, request), failure)
      const named = failure.error?.field
      const field = named === undefined ? undefined : (fieldOfError[named] ?? named)
      const isField = field !== undefined && ['day', 'photos', 'invoice'].includes(field)
      return showAgain(request, reply, values, isField ? { errors: { [field]: problem } } : { problem }, failure.status)
    },
  }
}

const actionOf = ({ action }: FormValues): OrderAction | null => orderActions.find((known) => known === action) ?? null
