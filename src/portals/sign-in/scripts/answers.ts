import { enhance, showErrors, showProblem } from './form.ts'
import { send, type Answer } from './send.ts'
import { show } from './views.ts'

/** The forms of links that ask for one answer, by their name. They are shown again, so each is enhanced when it appears. */
export function enhanceAnswer(form: HTMLFormElement, token: string) {
  const name = form.dataset['form']
  if (name === 'confirm-email')
    enhance(form, async () => {
      const answer = await send('/api/email-confirmations/confirm', { token })
      if (answer.ok) show('done')
      else fail(form, answer)
    })
  else if (name === 'news-by-mail')
    enhance(form, async () => {
      const answer = await send('/api/news-by-mail/choose', { token, enabled: false })
      if (answer.ok) show('off')
      else fail(form, answer)
    })
  else if (name === 'answer') enhanceQuestion(form, token)
  else if (name === 'reason')
    enhance(form, async ({ why }) => {
      if (hasFile(form)) return sendWhole(form, token)
      return end(form, await send('/api/maintenance-answers/reopen', { token, why }), token)
    })
}

const hasFile = (form: HTMLFormElement) =>
  (form.querySelector<HTMLInputElement>('input[type="file"]')?.files?.length ?? 0) > 0

/** Sends a form with a file as the browser does, to the page of the link; it stays busy until that page is there. */
function sendWhole(form: HTMLFormElement, token: string): Promise<never> {
  form.action = `?${new URLSearchParams({ token }).toString()}`
  form.submit()
  return new Promise<never>(() => undefined)
}

function enhanceQuestion(form: HTMLFormElement, token: string) {
  enhance(form, async () => end(form, await send('/api/maintenance-answers/confirm', { token }), token))
  form.querySelector<HTMLButtonElement>('[data-action="reason"]')?.addEventListener('click', (event) => {
    event.preventDefault()
    switchTo('reason', token)
  })
}

/** Asks for the reason, or shows the question again with the focus where it was. */
function switchTo(view: 'reason' | 'question', token: string) {
  const place = show(view)
  const form = place?.querySelector<HTMLFormElement>('form')
  if (!form) return
  enhanceAnswer(form, token)
  if (view === 'question') form.querySelector<HTMLElement>('[data-action="reason"]')?.focus()
  form.querySelector('[data-action="question"]')?.addEventListener('click', () => switchTo('question', token))
}

/** The request is confirmed, open again, or was answered before: the state takes the place of the question. */
function end(form: HTMLFormElement, answer: Answer, token: string) {
  if (!answer.ok) return fail(form, answer)
  const { state } = answer.body
  const question = document.querySelector<HTMLElement>('[data-question]')
  if (typeof state !== 'string' || state === 'waiting') return switchTo('question', token)
  // The description of the request goes with its question.
  const place = question?.querySelector('[data-shown]')
  if (question && place) question.replaceChildren(place)
  show(state)
}

function fail(form: HTMLFormElement, answer: Answer & { ok: false }) {
  if (answer.code === 'bad_link' && show('bad')) return
  if (answer.field === 'why') return showErrors(form, new Map([['why', answer.message ?? '']]))
  showProblem(form, answer.message ?? form.dataset[answer.status === 0 ? 'offline' : 'failed'] ?? null)
}
