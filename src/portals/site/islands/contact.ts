import { contactFields, trapField, whyNotSend } from '../contact-form.ts'
import type { ContactField } from '../contact-form.ts'
import { words } from '../words.ts'
import { showToast } from './toast.ts'

const said = words.contact
const form = document.querySelector<HTMLFormElement>('form[data-island="contact"]')
if (form) enhance(form)

/** Sends the message without leaving the page; the form keeps working as a plain one where this fails to load. */
function enhance(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const label = button?.querySelector('span')
  const control = (name: ContactField) => form.elements.namedItem(name) as HTMLInputElement
  form.noValidate = true

  function mark(errors: Partial<Record<ContactField, string>>) {
    for (const name of contactFields) {
      control(name).toggleAttribute('aria-invalid', false)
      if (errors[name]) control(name).setAttribute('aria-invalid', 'true')
      const line = document.querySelector(`#contact-${name}-error`)
      if (line) line.textContent = errors[name] ?? ''
    }
    const wrong = contactFields.filter((name) => errors[name])
    summarise(wrong)
    if (wrong[0]) control(wrong[0]).focus()
  }

  function summarise(wrong: readonly ContactField[]) {
    const summary = form.querySelector<HTMLElement>('[data-problems]')
    const list = summary?.querySelector('ul')
    if (!summary || !list) return
    list.replaceChildren(
      ...wrong.map((name) => {
        const link = document.createElement('a')
        link.href = `#contact-${name}`
        link.textContent = said.fields[name]
        const line = document.createElement('li')
        line.append(link)
        return line
      }),
    )
    summary.hidden = wrong.length < 2
  }

  function busy(is: boolean) {
    if (!button || !label) return
    button.disabled = is
    label.textContent = is ? said.sending : said.send
  }

  async function send() {
    const values = Object.fromEntries(contactFields.map((name) => [name, control(name).value])) as Record<
      ContactField,
      string
    >
    const errors = whyNotSend(values)
    mark(errors)
    if (Object.keys(errors).length > 0) return
    busy(true)
    const trapped = (form.elements.namedItem(trapField) as HTMLInputElement).value
    const answer = await fetch('/api/contact', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, ...(trapped && { [trapField]: trapped }) }),
    }).catch(() => null)
    busy(false)
    if (answer?.ok) {
      // Not reset(): that would bring back what the server had filled in.
      for (const name of contactFields) control(name).value = ''
      form.querySelector('.notice:not([data-problems])')?.remove()
      return showToast({ tone: 'success', ...said.sent })
    }
    const refusal = (await answer?.json().catch(() => null)) as { field?: string; message?: string } | null | undefined
    const field = contactFields.find((name) => name === refusal?.field)
    if (field && refusal?.message) mark({ [field]: refusal.message })
    showToast({
      tone: 'danger',
      ...said.failed,
      action: field ? undefined : { label: said.retry, run: () => void send() },
    })
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button?.disabled) void send()
  })
}
