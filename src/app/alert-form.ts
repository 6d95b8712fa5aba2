import { takeAlertByLink } from '#on-call/server/alert-link.ts'
import { paths } from '#paths.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import type { FormRoute } from '#platform/server/pages/form-route.ts'
import { problemIn, type Show } from './signed-out-form-state.ts'
import { contentOfLink, languageOfPortal, tokenOf } from './signed-out-pages.ts'

const missing = { kind: 'take-alert', link: 'missing' } as const

/** The form by which a person who was alerted takes an alert. Who was faster is part of the page, so that is no error on it. */
export function takeAlertForm(context: AppContext, show: Show): FormRoute {
  const path = paths.takeAlert()
  return {
    path,
    async submit(request, reply) {
      const token = tokenOf(request)
      if (token === null) return show(request, reply, path, missing, 400)
      const use = { token, address: request.ip, language: languageOfPortal(path, request), now: context.now() }
      const alert = await takeAlertByLink(context.db, use)
      return show(request, reply, path, { kind: 'take-alert', link: 'open', alert, problem: null })
    },
    async fail(request, reply, failure) {
      const token = tokenOf(request)
      const language = languageOfPortal(path, request)
      const content = token === null ? missing : await contentOfLink(context, missing, token, language)
      const problem = problemIn(language, failure)
      const shown = 'problem' in content ? { ...content, problem } : content
      return show(request, reply, path, shown, failure.status)
    },
  }
}
