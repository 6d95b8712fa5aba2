/** Milliseconds after which keys are not collected any more, because nothing has opened that takes them. */
const longest = 8_000
/** Milliseconds for which a field has to have the focus: a dialog that opens can move it once more. */
const settled = 700
const textFields = 'textarea, input:not([type=radio], [type=checkbox])'
const controls = 'textarea, input, select, button, a, [role=radio]'
const dialogs = '[role=dialog], [role=alertdialog]'

type TextField = HTMLInputElement | HTMLTextAreaElement
const isTextField = (element: unknown): element is TextField =>
  element instanceof Element && element.matches(textFields)

type Collecting = { hasKeys: () => boolean; end: () => void; begin: () => void }
let collecting: Collecting | null = null

/**
 * Collects the keys that are pressed while a section or a dialog opens, and types them into the first field that gets the focus there.
 * Where another control has the focus, the first key is pressed there: the handler of a dialog can lead it into a field.
 */
export function collectKeys(): void {
  collecting ??= startCollecting()
  collecting.begin()
}

function startCollecting(): Collecting {
  const keys: string[] = []
  /** The fields of the screen that is left, to which a dialog that closes gives the focus back. */
  let left = new Set<Element>()
  /** A field had the focus. */
  let isOpen = false
  let isTyping = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()
  const { signal } = listening
  const end = () => {
    clearTimeout(timer)
    listening.abort()
    if (collecting === self) collecting = null
  }
  const endIn = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(end, pause)
  }
  const isField = (element: unknown): element is TextField => isTextField(element) && !left.has(element)
  /** In their order: what is pressed meanwhile is collected too. */
  const typeThem = async () => {
    if (isTyping) return
    isTyping = true
    isOpen = true
    endIn(settled)
    while (keys.length > 0 && !signal.aborted) {
      await rendered()
      const field = document.activeElement
      // The focus is elsewhere for a moment; the keys wait for the next field.
      if (!isField(field)) {
        endIn(longest)
        break
      }
      typeUntilEnter(field, keys)
    }
    isTyping = false
  }
  const pressThemOn = (control: Element) => {
    // The button of a dialog that reads its data: another control follows.
    if (control.ariaBusy === 'true') endIn(longest)
    else if (keys.length === 0) end()
    else void pressThem(control)
  }
  const pressThem = async (control: Element) => {
    await rendered()
    const [key] = keys
    if (document.activeElement !== control || signal.aborted) return
    // What an Enter would press was not on the screen yet.
    const isPressed = key !== undefined && key !== 'Enter' && !control.dispatchEvent(keyDown(key))
    // The others are for what it begins.
    if (isPressed) keys.shift()
    else if (!isField(document.activeElement)) end()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, isTrusted, ctrlKey, metaKey, altKey, isComposing } = event
    if (!isTrusted || ctrlKey || metaKey || altKey || isComposing) return
    if (key === 'Escape') return end()
    const focused = document.activeElement
    if (keys.length === 0 && (isField(focused) || (isOpen && focused?.matches(controls)))) return
    if (key === 'Backspace') keys.pop()
    else if (key === 'Enter' || key.length === 1) keys.push(key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || left.has(target)) return
    if (isTextField(target)) void typeThem()
    else if (target.matches(controls)) pressThemOn(target)
    // It is for reading, or its field follows.
    else if (target.closest(dialogs)) endIn(settled)
  }
  window.addEventListener('keydown', onKeyDown, { capture: true, signal })
  window.addEventListener('pointerdown', end, { capture: true, signal })
  document.addEventListener('focusin', onFocus, { signal })
  const self: Collecting = {
    hasKeys: () => keys.length > 0,
    end,
    begin: () => {
      left = new Set(document.querySelectorAll(controls))
      isOpen = false
      endIn(longest)
    },
  }
  return self
}

/**
 * Gives the focus to a field that takes it only when something is typed, if keys were collected for it; otherwise nothing is collected any
 * more. A field that is not rendered yet is null, and takes the focus itself.
 */
export function takeCollectedKeys(field: HTMLInputElement | null): void {
  if (field === null) return
  if (collecting?.hasKeys()) field.focus({ preventScroll: true })
  else collecting?.end()
}

/** The screen is rendered first, also with what an Enter did. */
const rendered = () => new Promise((done) => setTimeout(done))

const keyDown = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })

/** Types the first keys into a field, and presses the Enter behind them. A key that begins something is no text. */
function typeUntilEnter(field: TextField, keys: string[]): void {
  const isEnd = (key: string | undefined) => key === 'Enter' && !(field instanceof HTMLTextAreaElement)
  let text = ''
  while (keys.length > 0 && !isEnd(keys[0])) {
    const key = keys.shift() ?? ''
    if (field.dispatchEvent(keyDown(key))) text += key === 'Enter' ? '\n' : key
  }
  if (text !== '') typeText(field, text)
  if (keys.shift() === 'Enter') field.dispatchEvent(keyDown('Enter'))
}

/** As a keyboard does it, so that the screen notices. */
function typeText(field: TextField, text: string): void {
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, field.value + text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
