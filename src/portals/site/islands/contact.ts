import './map.ts'
import { showToast } from './toast.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const form = document.querySelector<HTMLFormElement>('form[data-island="contact"]')
if (form) enhance(form)

/** Sends the message without leaving the page; the form keeps working as a plain one where this fails to load. */
function enhance(form: HTMLFormElement) {
  const controls = [...form.querySelectorAll<Control>('.control')]
  const trap = form.querySelector<HTMLInputElement>('.trap input')
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const label = button?.querySelector('span')
  const send = label?.textContent ?? ''
  const said = form.dataset
  /** One key for one message: sent again as it is it stays the same message, and is stored once. */
  let last = { key: '', body: '' }
  form.noValidate = true

  let held = false
  function busy(is: boolean) {
    if (!button || !label) return
    if (is) held = document.activeElement === button
    button.disabled = is
    label.textContent = is ? (button.dataset['busy'] ?? send) : send
    // A browser takes the focus from a disabled button.
    if (!is && held && document.activeElement === document.body) button.focus()
  }

  async function sendMessage() {
    if (mark(form, controls, new Map(controls.flatMap((one) => whyNot(one))))) return
    busy(true)
    const filled = trap?.value ? [...controls, trap] : controls
    const body = JSON.stringify(Object.fromEntries(filled.map(({ name, value }) => [name, value])))
    // Not randomUUID(), which is missing on a page that is not https.
    if (last.body !== body) last = { key: crypto.getRandomValues(new Uint32Array(4)).join('-'), body }
    const answer = await fetch('/api/contact', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'idempotency-key': last.key },
      body,
    }).catch(() => null)
    busy(false)
    if (answer?.ok) {
      // Not reset(): that would bring back what the server had filled in.
      for (const control of controls) control.value = ''
      last = { key: '', body: '' }
      for (const told of form.querySelectorAll('.about, .notice:not([data-problems])')) told.remove()
      return showToast({ tone: 'success', title: said['sentTitle'] ?? '', text: said['sentText'] ?? '' })
    }
    const refusal = (await answer?.json().catch(() => null)) as { field?: string; message?: string } | null | undefined
    const wrong = controls.find(({ name }) => name === refusal?.field)
    // The page's own words first: they are in its language.
    if (wrong && refusal?.message) mark(form, controls, new Map([[wrong, wrong.dataset['bad'] ?? refusal.message]]))
    showToast({
      tone: 'danger',
      title: said['failedTitle'] ?? '',
      text: said['failedText'] ?? '',
      // Sent again as it is, a refused field would only be refused again.
      action: wrong ? undefined : { label: said['retry'] ?? '', run: retry },
    })
  }

  /** From the toast, which is gone now, to the button that sends. */
  function retry() {
    button?.focus()
    void sendMessage()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button?.disabled) void sendMessage()
  })
}

/** What a browser can see before sending; the server has the last word. */
function whyNot(control: Control): [Control, string][] {
  const { missing = '', bad } = control.dataset
  const value = control.value.trim()
  if (value === '') return [[control, missing]]
  const isShort = 'minLength' in control && value.length < control.minLength
  return bad && (control.validity.typeMismatch || isShort) ? [[control, bad]] : []
}

/** Shows what is wrong at its field, in a summary when there is more than one, and goes to the first. */
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
  // Going to the field may leave the summary above it under the bar of the site.
  if (errors.size > 1) summary?.scrollIntoView({ block: 'nearest' })
  return errors.size > 0
}
