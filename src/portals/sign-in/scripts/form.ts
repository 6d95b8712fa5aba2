type Control = HTMLInputElement | HTMLTextAreaElement
export type Values = Record<string, string>
/** The errors of a form by the name of the field. */
export type Errors = ReadonlyMap<string, string>

const noErrors: Errors = new Map()
const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>('input:not([type="hidden"]), textarea'),
]
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))

/**
 * Checks a form in the browser and sends it with a function instead of the browser's own request. While it runs, the
 * button is busy. If this script fails to load, the form works by a plain POST.
 */
export function enhance(
  form: HTMLFormElement,
  submit: (values: Values) => Promise<unknown>,
  check: (values: Values) => Errors = () => noErrors,
) {
  form.noValidate = true
  let isBusy = false
  let wasChecked = false
  const button = () => form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const validate = () =>
    new Map([...controlsOf(form).flatMap((control) => validateControl(control)), ...check(valuesOf(form))])

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy || button()?.ariaDisabled === 'true') return
    wasChecked = true
    if (showErrors(form, validate())) return
    isBusy = true
    showProblem(form, null)
    // The next step of the form has another button.
    const sender = button()
    setBusy(sender, true)
    void submit(valuesOf(form)).finally(() => {
      isBusy = false
      setBusy(sender, false)
      applyNeeds(form)
    })
  })
  form.addEventListener('input', () => {
    applyNeeds(form)
    if (wasChecked) showErrors(form, validate(), false)
  })
  applyNeeds(form)
}

function setBusy(button: HTMLButtonElement | null, isBusy: boolean) {
  if (!button) return
  if (isBusy) button.ariaBusy = 'true'
  else button.ariaBusy = null
  // Not `disabled`, which would lose the focus.
  button.ariaDisabled = isBusy ? 'true' : null
}

/** A button that needs all fields is disabled while one is empty; its title says why. */
function applyNeeds(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('[data-needs-all]')
  if (!button || button.ariaBusy === 'true') return
  const isEmpty = controlsOf(form).some(({ value }) => value.trim() === '')
  button.ariaDisabled = isEmpty ? 'true' : null
  button.title = isEmpty ? (button.dataset['needsAll'] ?? '') : ''
}

/** The errors a browser can detect; the server validates again. */
function validateControl(control: Control): [string, string][] {
  const { missing, bad } = control.dataset
  const { name, value, validity } = control
  if (value.trim() === '' && missing !== undefined) return [[name, missing]]
  const isShort = control.minLength > value.length
  return bad !== undefined && (validity.typeMismatch || isShort) ? [[name, bad]] : []
}

/** Shows each error at its field, with a summary if there are several, and focuses the first. Returns whether there are any. */
export function showErrors(form: HTMLFormElement, errors: Errors, focus = true): boolean {
  for (const control of controlsOf(form)) {
    const text = errors.get(control.name)
    control.ariaInvalid = text === undefined ? null : 'true'
    const line = document.querySelector<HTMLElement>(`#${control.name}-error`)
    if (line) {
      line.hidden = text === undefined
      const place = line.querySelector('[data-text]')
      if (place) place.textContent = text ?? ''
    }
    const hint = document.querySelector<HTMLElement>(`#${control.name}-hint`)
    if (hint) hint.hidden = text !== undefined
  }
  const summary = form.querySelector<HTMLElement>('[data-slot="problems"]')
  if (summary) summary.hidden = errors.size < 2
  if (focus)
    controlsOf(form)
      .find(({ name }) => errors.has(name))
      ?.focus()
  return errors.size > 0
}

/** Shows an error of the whole form above it; null removes it. */
export function showProblem(form: HTMLFormElement, text: string | null) {
  const notice = form.querySelector<HTMLElement>('[data-slot="problem"]')
  const place = notice?.querySelector('[data-text]')
  if (!notice || !place) return
  notice.hidden = text === null
  place.textContent = text ?? ''
}

/** Focuses a field and selects its text, to be typed again. */
export function retype(form: HTMLFormElement, name: string) {
  const control = form.querySelector<HTMLInputElement>(`#${name}`)
  control?.focus()
  control?.select()
}
