import { homePathOf } from '#accounts/portal-access.ts'
import { paths } from '#paths.ts'
import { roles, type Role } from '#platform/roles.ts'
import { enhance, retype, showErrors, showProblem, valuesOf, type Values } from './form.ts'
import { send, type Answer } from './send.ts'
import { focusFirst } from './views.ts'

/** Signs in; a portal's own address opens again, all others lead to the person's portal. */
export function enhanceSignIn(form: HTMLFormElement) {
  const passwordStep = form.querySelector<HTMLElement>('[data-step="password"]')
  // Without the first step, the server rendered the second one for a form that was posted.
  if (!passwordStep) return
  /** The input of the first step, while the second one is shown. */
  let credentials: Values | null = null

  enhance(form, async (values) => {
    const answer = await signIn(credentials ? { ...credentials, code: values['code'] ?? '' } : values)
    if (answer.ok) return open(answer.body['role'])
    if (answer.code === 'second_factor_required' && !credentials) return showCodeStep('app')
    console.warn(answer.message)
    if (answer.field !== null && answer.status === 400)
      return showErrors(form, new Map([[answer.field, answer.message ?? '']]))
    showProblem(form, problemOf(form, answer))
    retype(form, credentials ? 'code' : 'password')
  })

  function showCodeStep(view: 'app' | 'recovery') {
    credentials ??= valuesOf(form)
    const template = document.querySelector<HTMLTemplateElement>(`template[data-view="${view}"]`)
    if (!template || !passwordStep) return
    removeCodeStep()
    passwordStep.remove()
    showProblem(form, null)
    form.append(template.content.cloneNode(true))
    const step = form.querySelector<HTMLElement>('[data-step="code"]')
    const lead = step?.querySelector('[data-lead]')
    if (lead) lead.textContent = lead.textContent.replace('{email}', credentials['email'] ?? '')
    for (const button of step?.querySelectorAll<HTMLElement>('[data-action]') ?? [])
      button.addEventListener('click', () => {
        const { action } = button.dataset
        if (action === 'app' || action === 'recovery') showCodeStep(action)
        else showPasswordStep()
      })
    if (step) focusFirst(step)
  }

  function showPasswordStep() {
    removeCodeStep()
    credentials = null
    showProblem(form, null)
    if (passwordStep) form.append(passwordStep)
    retype(form, 'password')
  }

  const removeCodeStep = () => form.querySelector('[data-step="code"]')?.remove()
}

export const signIn = (values: Values) => send('/api/auth/login', values)

/** The specification hides the server's wording of wrong credentials. */
function problemOf(form: HTMLFormElement, answer: Answer & { ok: false }): string | null {
  if (answer.status === 0) return form.dataset['offline'] ?? null
  if (answer.code === 'wrong_credentials')
    return form.querySelector<HTMLElement>('[data-wrong]')?.dataset['wrong'] ?? null
  return answer.message ?? form.dataset['failed'] ?? null
}

/** The server knows whether an administrator has to set up the building first: the sign-in page redirects. */
const homeOf = (role: Role) => (role === 'admin' ? paths.login() : homePathOf(role))

/** Opens the portal after signing in; other tabs learn of the new session. */
export function open(role: unknown) {
  if (typeof BroadcastChannel !== 'undefined') {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    new BroadcastChannel('session').postMessage('changed')
  }
  const home = roles.includes(role as Role) ? homeOf(role as Role) : '/'
  const { pathname, search } = location
  const { admitted } = document.querySelector<HTMLElement>('[data-admitted]')?.dataset ?? {}
  // A portal that admits everyone, or this role, opens in place.
  const isAdmitted = admitted?.split(' ').includes(String(role)) ?? false
  location.replace(isAdmitted ? pathname + search : home)
}
