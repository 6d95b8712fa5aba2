/** Milliseconds after which keys are not collected any more, because nothing has opened that takes them. */
const longest = 3_000
const textFields = 'textarea, input:not([type=radio], [type=checkbox])'
const controls = 'textarea, input, select, button, a, [role=radio]'

type TextField = HTMLInputElement | HTMLTextAreaElement
const isTextField = (element: unknown): element is TextField =>
  element instanceof Element && element.matches(textFields)

let collecting: { hasKeys: () => boolean; end: () => void } | null = null

/** Collects the keys that are pressed while a section opens, and types them into the first field that gets the focus there. */
export function collectKeys(): void {
  if (collecting) return
  const keys: string[] = []
  /** The fields of the section that is left, to which a dialog that closes gives the focus back. */
  const left = new Set(document.querySelectorAll(controls))
  const listening = new AbortController()
  const { signal } = listening
  const end = () => {
    clearTimeout(timer)
    listening.abort()
    collecting = null
  }
  const timer = setTimeout(end, longest)
  /** In their order: what is pressed meanwhile is collected too. */
  const typeThem = async () => {
    while (keys.length > 0 && !signal.aborted) {
      // The screen is rendered first, also with what an Enter did.
      await new Promise((done) => setTimeout(done))
      const enter = keys.indexOf('Enter')
      const text = keys.splice(0, enter < 0 ? keys.length : enter).join('')
      const field = document.activeElement
      if (text !== '' && isTextField(field)) typeText(field, text)
      if (keys.shift() === 'Enter') field?.dispatchEvent(enterKey())
    }
    end()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, isTrusted, ctrlKey, metaKey, altKey, isComposing } = event
    if (!isTrusted || ctrlKey || metaKey || altKey || isComposing) return
    if (key === 'Escape') return end()
    if (key === 'Backspace') keys.pop()
    else if (key === 'Enter' || key.length === 1) keys.push(key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || left.has(target)) return
    if (isTextField(target)) void typeThem()
    else if (target.matches(controls)) end()
  }
  window.addEventListener('keydown', onKeyDown, { capture: true, signal })
  document.addEventListener('focusin', onFocus, { signal })
  collecting = { hasKeys: () => keys.length > 0, end }
}

/** For a field that takes the focus only when something is typed. */
export function takeCollectedKeys(field: HTMLInputElement | null): void {
  if (collecting?.hasKeys()) field?.focus({ preventScroll: true })
  else collecting?.end()
}

const enterKey = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })

/** As a keyboard does it, so that the screen notices. */
function typeText(field: TextField, text: string): void {
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, field.value + text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
