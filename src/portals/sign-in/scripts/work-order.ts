import { showProblem } from './form.ts'
import { focusFirst } from './views.ts'

/** The largest file and the largest form that the server takes. */
const maxBytes = 15_728_640
const maxTotal = 24_000_000

/**
 * Sends a form of a vendor's page without leaving it: the answer is the next page. When nothing comes back, everything that
 * was typed and every chosen file is still there, and the button sends again.
 */
export function enhanceOrder(form: HTMLFormElement, token: string) {
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    // A download is the browser's own.
    if (!(submitter instanceof HTMLButtonElement) || submitter.value === 'pdf') return
    event.preventDefault()
    if (submitter.ariaBusy === 'true') return
    if (isTooLarge(form)) return showProblem(form, form.dataset['large'] ?? null)
    submitter.ariaBusy = 'true'
    showProblem(form, null)
    void sendForm(form, submitter, token).finally(() => {
      submitter.ariaBusy = null
    })
  })
}

function isTooLarge(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')]
  const sizes = inputs.flatMap(({ files }) => [...(files ?? [])].map(({ size }) => size))
  return sizes.some((size) => size > maxBytes) || sizes.reduce((sum, size) => sum + size, 0) > maxTotal
}

async function sendForm(form: HTMLFormElement, submitter: HTMLButtonElement, token: string): Promise<void> {
  const address = new URL(location.href)
  address.searchParams.set('token', token)
  const body = new FormData(form, submitter)
  const isMultipart = form.enctype === 'multipart/form-data'
  const answer = await fetch(address, {
    method: 'POST',
    credentials: 'same-origin',
    body: isMultipart
      ? body
      : new URLSearchParams([...body].map(([name, value]) => [name, typeof value === 'string' ? value : ''])),
  }).catch(() => null)
  const html = await answer?.text().catch(() => null)
  const next = html ? new DOMParser().parseFromString(html, 'text/html').querySelector('[data-order]') : null
  if (!next) return fail(form, submitter, answer === null)
  // An error at a file: the page that comes back has lost the chosen files, this one has not.
  const problem = next.querySelector(`#${form.id} [aria-invalid="true"]`)
  const shown = problem && isMultipart ? document.querySelector<HTMLElement>(`#${problem.id}-error`) : null
  if (shown) return showError(shown, next.querySelector(`#${problem?.id ?? ''}-error [data-text]`)?.textContent ?? '')
  const main = document.querySelector<HTMLElement>('[data-order]')
  if (!main) return
  main.replaceChildren(...next.childNodes)
  for (const other of main.querySelectorAll('form')) enhanceOrder(other, token)
  scrollTo(0, 0)
  focusFirst(main)
}

function fail(form: HTMLFormElement, submitter: HTMLButtonElement, isOffline: boolean) {
  showProblem(form, form.dataset[isOffline ? 'offline' : 'failed'] ?? null)
  // The bar with the button is far below the top of the form.
  form.querySelector('[data-slot="problem"]')?.scrollIntoView({ block: 'center' })
  const label = submitter.querySelector('[data-label]')
  if (label) label.textContent = form.dataset['retry'] ?? label.textContent
}

function showError(line: HTMLElement, text: string) {
  line.hidden = false
  const place = line.querySelector('[data-text]')
  if (place) place.textContent = text
  line.scrollIntoView({ block: 'center' })
}
