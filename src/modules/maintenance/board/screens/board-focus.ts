import { statuses, type Status } from '../../requests/choices.ts'

const opener = (id: string) => document.querySelector<HTMLElement>(`[data-open="${id}"]`)
const columnOf = (status: Status) => document.querySelector<HTMLElement>(`[data-column="${status}"]`)

/**
 * Focuses a card as soon as it is rendered in its new column, or the column itself while it is collapsed. A closing
 * menu returns the focus to the card's old place, so this keeps trying until the menu is gone.
 */
export function focusInColumn(id: string, status: Status, framesLeft = 60) {
  const column = columnOf(status)
  const target =
    column instanceof HTMLButtonElement ? column : column?.querySelector<HTMLElement>(`[data-open="${id}"]`)
  const menu = document.querySelector('[role="menu"]:not([popover])')
  const at = document.activeElement
  const isFree = at === document.body || menu?.contains(at) || (at instanceof HTMLElement && at.dataset['open'] === id)
  if (!isFree && at !== target) return
  if (target && at !== target && !menu) target.focus()
  else if (framesLeft === 0) target?.focus()
  if (framesLeft > 0 && (menu || !target || at !== target))
    requestAnimationFrame(() => focusInColumn(id, status, framesLeft - 1))
}

/**
 * Restores the focus after a dialog. The card it was opened from may be in another column by now, or on its way there,
 * so the dialog cannot find it. The card gets the focus as soon as it is rendered, unless the person has moved the
 * focus by then. `holder` is the element that had the focus when the dialog closed.
 */
export function focusAfterDialog(id: string, framesLeft = 180, still = 4, previousFocus: Element | null = null) {
  const next = (framesStill: number, focused: Element | null) => {
    if (framesLeft > 0 && framesStill > 0)
      requestAnimationFrame(() => focusAfterDialog(id, framesLeft - 1, framesStill, focused))
  }
  if (document.querySelector('[role="dialog"]')) return next(still, null)
  const at = document.activeElement
  const card = opener(id)
  if (at === card) return next(still - 1, previousFocus ?? at)
  const isFree = previousFocus === null || at === previousFocus || at === document.body
  if (!isFree) return undefined
  card?.focus()
  return next(still, previousFocus ?? at)
}

/** The card that an arrow key leads to: in the same column, or in the one beside it. */
export function beside(from: Element, key: string): HTMLElement | null {
  const column = from.closest<HTMLElement>('[data-column]')
  if (!column) return null
  const along = { ArrowDown: 1, ArrowUp: -1 }[key]
  const across = { ArrowRight: 1, ArrowLeft: -1 }[key]
  const cards = [...column.querySelectorAll<HTMLElement>('[data-open]')]
  const at = cards.findIndex((card) => card === from)
  if (key === 'Home') return cards[0] ?? null
  if (key === 'End') return cards.at(-1) ?? null
  if (along !== undefined) return at === -1 ? null : (cards[at + along] ?? null)
  if (across === undefined) return null
  const columns = statuses.map(columnOf).filter((element) => element !== null && element.offsetParent !== null)
  for (let next = columns.indexOf(column) + across; columns[next]; next += across) {
    const other = columns[next]
    if (other instanceof HTMLButtonElement) return other
    const stop = other?.querySelector<HTMLElement>('[data-open][tabindex="0"]')
    if (stop) return stop
  }
  return null
}

/** Marks the card that is lifted by keyboard, and its target column. */
export function markDragged(id: string, over: Status | null) {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-column][data-over]')) delete marked.dataset['over']
  const card = opener(id)?.closest<HTMLElement>('[data-card]')
  if (card && over !== null) card.dataset['lifted'] = ''
  else delete card?.dataset['lifted']
  const column = over === null ? null : columnOf(over)
  if (!column) return
  column.dataset['over'] = ''
  column.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
