import './map.ts'
import { showToast } from './toast.ts'

/** The stored message, or why it was rejected. */
type Reply = { id?: string; field?: string; message?: string }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const form = document.querySelector<HTMLFormElement>('form[data-island="contact"]')
if (form) enhance(form)

/** Sends the message without leaving the page. If this script fails to load, the form still works by a plain POST. */
function enhance(form: HTMLFormElement) {
  const controls = [...form.querySelectorAll<Control>('.control')]
  const trap = form.querySelector<HTMLInputElement>('[data-trap] input')
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const label = button?.querySelector('span')
  const send = label?.textContent ?? ''
  const labels = form.dataset
  /** An idempotency key per message: sent again unchanged, it is stored once. */
  let last = { key: '', body: '' }
  form.noValidate = true

  let hadFocus = false
  function busy(is: boolean) {
    if (!button || !label) return
    if (is) hadFocus = document.activeElement === button
    button.disabled = is
    label.textContent = is ? (button.dataset['busy'] ?? send) : send
    // Browsers remove the focus from a disabled button.
    if (!is && hadFocus && document.activeElement === document.body) button.focus()
  }

  async function sendMessage() {
    if (mark(form, controls, new Map(controls.flatMap((one) => validateControl(one))))) return
    busy(true)
    const filled = trap?.value ? [...controls, trap] : controls
    const body = JSON.stringify(Object.fromEntries(filled.map(({ name, value }) => [name, value])))
    // Not randomUUID(), which is missing on pages without https.
    if (last.body !== body) last = { key: crypto.getRandomValues(new Uint32Array(4)).join('-'), body }
    const answer = await fetch('/api/contact', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'accept-language': document.documentElement.lang,
        'content-type': 'application/json',
        'idempotency-key': last.key,
      },
      body,
    }).catch(() => null)
    const reply = (await answer?.json().catch(() => null)) as Reply | null | undefined
    busy(false)
    // A network's sign-in page also answers 200.
    if (answer?.ok && reply?.id) {
      // Not reset(), which would restore the values filled in by the server.
      for (const control of controls) control.value = ''
      last = { key: '', body: '' }
      for (const element of form.querySelectorAll('.about, .notice:not([data-problems])')) element.remove()
      return showToast({ tone: 'success', title: labels['sentTitle'] ?? '', text: labels['sentText'] ?? '' })
    }
    const wrong = controls.find(({ name }) => name === reply?.field)
    if (wrong && reply?.message) mark(form, controls, new Map([[wrong, reply.message]]))
    showToast({
      tone: 'danger',
      title: labels['failedTitle'] ?? '',
      text: labels['failedText'] ?? '',
      // No retry for an invalid field, which would only fail again.
      action: wrong ? undefined : { label: labels['retry'] ?? '', run: retry },
    })
  }

  /** The toast with the button is gone, so the focus goes to the submit button. */
  function retry() {
    button?.focus()
    void sendMessage()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button?.disabled) void sendMessage()
  })
}

/** The errors a browser can detect before sending; the server validates again. */
function validateControl(control: Control): [Control, string][] {
  const { missing = '', bad } = control.dataset
  const value = control.value.trim()
  if (value === '') return [[control, missing]]
  const isShort = 'minLength' in control && value.length < control.minLength
  return bad && (control.validity.typeMismatch || isShort) ? [[control, bad]] : []
}

/** Shows the errors at their fields, with a summary if there are several, and focuses the first. */
function mark(form: HTMLFormElement, controls: readonly Control[], errors: ReadonlyMap<Control, string>): boolean {
  for (const control of controls) {
    const text = errors.get(control) ?? ''
    if (text) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
    const line = document.getElementById(`${control.id}-error`)
    if (line) line.textContent = text
  }
  const summary = form.querySelector<HTMLElement>('[data-problems]')
  const lines = [...errors.keys()].map((control) => {
    const link = document.createElement('a')
    link.href = `#${control.id}`
    link.textContent = control.labels?.[0]?.querySelector('span')?.textContent ?? ''
    const line = document.createElement('li')
    line.append(link)
    return line
  })
  summary?.querySelector('ul')?.replaceChildren(...lines)
  if (summary) summary.hidden = errors.size < 2
  const [first] = errors.keys()
  first?.focus()
  // After focusing the field, the summary above may be under the site's header.
  if (errors.size > 1) summary?.scrollIntoView({ block: 'nearest' })
  return errors.size > 0
}
