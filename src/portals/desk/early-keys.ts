/** Milliseconds after which keys are not collected any more, because nothing has opened that takes them. */
const longest = 3_000
const textFields = 'textarea, input:not([type=radio], [type=checkbox])'
const controls = 'input, select, button, a, [role=radio]'

type TextField = HTMLInputElement | HTMLTextAreaElement
const isTextField = (element: unknown): element is TextField =>
  element instanceof Element && element.matches(textFields)

let collecting: { hasKeys: () => boolean; end: () => void } | null = null

/** Collects the keys that are pressed while a section opens, and types them into the first field that gets the focus there. */
export function collectKeys(): void {
  if (collecting) return
  const keys: string[] = []
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
    for (let key = keys.shift(); key !== undefined && !signal.aborted; key = keys.shift()) {
      // The screen shows first what the key before did.
      await new Promise((done) => setTimeout(done))
      if (isTextField(document.activeElement)) type(document.activeElement, key)
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
    if (isTextField(target)) void typeThem()
    else if (target instanceof Element && target.matches(controls)) end()
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

/** As a keyboard does it, so that the screen notices. */
function type(field: TextField, key: string): void {
  if (key === 'Enter') {
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    return
  }
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, field.value + key)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
