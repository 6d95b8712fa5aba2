const place = 'single-keys'

/** Whether single letters are commands; a person can switch them off, for speech input for example (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => localStorage.getItem(place) !== 'off'

export function switchSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(place)
  else localStorage.setItem(place, 'off')
}

/** Where letters are typed, or choose an entry of a list. */
const typedInto = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="menu"]',
].join(', ')

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>

/** The command of a key press in lower case; null while a text is typed, with Ctrl, Alt or Meta, and while they are off. */
export function singleKeyOf({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: Key): string | null {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return null
  return target instanceof Element && target.closest(typedInto) ? null : key.toLowerCase()
}

// A popover of the browser is in the page while it is closed.
const layers = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]:not([data-closed], [popover]:not(:popover-open))`)
  .join(', ')

/** How many dialogs, menus and lists are open; one that is closing counts no more. */
export const countLayers = (): number => document.querySelectorAll(layers).length
