import { enhance, showErrors, showProblem, type Values } from './form.ts'
import { send, type Answer } from './send.ts'
import { open, signIn } from './sign-in.ts'
import { show } from './views.ts'

/** How long the success message is shown before the redirect to the sign-in page, in milliseconds. */
const redirectAfter = 3000

export function enhanceForgot(form: HTMLFormElement) {
  const sent = form.querySelector<HTMLElement>('[data-slot="sent"]')
  enhance(form, async ({ email = '' }) => {
    const answer = await send('/api/auth/forgot-password', { email })
    if (sent) sent.hidden = !answer.ok
    if (!answer.ok) showProblem(form, recoveryProblem(form, answer))
  })
}

/** Sets the password of the link; an invited person is signed in with it. */
export function enhanceReset(form: HTMLFormElement, token: string, isInvited: boolean) {
  // Opening the page with scripts counts as opening the invitation; a mail scanner runs none.
  const invitation = isInvited ? send('/api/invitations/open', { token }) : null
  enhance(
    form,
    async ({ newPassword: password = '' }) => {
      const answer = await send('/api/auth/reset-password', { token, password })
      if (answer.ok) return finish(password)
      if (answer.code === 'bad_link') return void show('bad')
      if (answer.field === 'password') return showErrors(form, new Map([['newPassword', answer.message ?? '']]))
      showProblem(form, recoveryProblem(form, answer))
    },
    ({ newPassword, confirmed }: Values) => {
      const { bad = '' } = form.querySelector<HTMLElement>('#confirmed')?.dataset ?? {}
      return new Map(newPassword === confirmed ? [] : [['confirmed', bad]])
    },
  )

  async function finish(password: string) {
    const opened = await invitation
    const invited = opened?.ok ? (opened.body['invited'] as { email: string } | null) : null
    const signedIn = invited ? await signIn({ email: invited.email, password }) : null
    if (signedIn?.ok) return open(signedIn.body['role'])
    const place = show('done')
    const { href = '/login' } = place?.querySelector<HTMLAnchorElement>('[data-redirect]') ?? {}
    setTimeout(() => location.replace(href), redirectAfter)
  }
}

/** The server's own message, if it sent one. */
const recoveryProblem = (form: HTMLFormElement, { message }: Answer & { ok: false }) =>
  message ?? form.dataset['failed'] ?? null
