import { statuses, type Status } from '../../choices.ts'

const opener = (id: string) => document.querySelector<HTMLElement>(`[data-open="${id}"]`)
const columnOf = (status: Status) => document.querySelector<HTMLElement>(`[data-column="${status}"]`)

/**
 * Brings the keyboard to a card as soon as it is drawn in its new column, or to that column where it stays narrow. A menu
 * that closes meanwhile gives the keyboard back to where the card was, so it is looked after until the menu is gone.
 */
export function focusInColumn(id: string, status: Status, framesLeft = 60) {
  const column = columnOf(status)
  const target =
    column instanceof HTMLButtonElement ? column : column?.querySelector<HTMLElement>(`[data-open="${id}"]`)
  const menu = document.querySelector('[role="menu"]')
  const at = document.activeElement
  const isFree = at === document.body || menu?.contains(at) || (at instanceof HTMLElement && at.dataset['open'] === id)
  if (!isFree && at !== target) return
  if (target && at !== target && !menu) target.focus()
  else if (framesLeft === 0) target?.focus()
  if (framesLeft > 0 && (menu || !target || at !== target))
    requestAnimationFrame(() => focusInColumn(id, status, framesLeft - 1))
}

/**
 * After a dialog: the card it was opened from may stand in another column by now, or be on its way there, where the
 * dialog does not find it and gives the keyboard to whatever had it before. The card gets it back as soon as it is drawn,
 * unless the person went on meanwhile. `holder` is who had the keyboard when the dialog was gone.
 */
export function focusAfterDialog(id: string, framesLeft = 180, still = 4, holder: Element | null = null) {
  const next = (framesStill: number, held: Element | null) => {
    if (framesLeft > 0 && framesStill > 0)
      requestAnimationFrame(() => focusAfterDialog(id, framesLeft - 1, framesStill, held))
  }
  if (document.querySelector('[role="dialog"]')) return next(still, null)
  const at = document.activeElement
  const card = opener(id)
  if (at === card) return next(still - 1, holder ?? at)
  const isFree = holder === null || at === holder || at === document.body
  if (!isFree) return undefined
  card?.focus()
  return next(still, holder ?? at)
}

/** Where an arrow key leads from here: along the column, or to the one beside. */
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
  const columns = statuses.map(columnOf).filter((one) => one !== null && one.offsetParent !== null)
  for (let next = columns.indexOf(column) + across; columns[next]; next += across) {
    const other = columns[next]
    if (other instanceof HTMLButtonElement) return other
    const stop = other?.querySelector<HTMLElement>('[data-open][tabindex="0"]')
    if (stop) return stop
  }
  return null
}

/** A card held by the keyboard, and the column it hovers over. */
export function markHeld(id: string, over: Status | null) {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-column][data-over]')) delete marked.dataset['over']
  const card = opener(id)?.closest<HTMLElement>('[data-card]')
  if (card && over !== null) card.dataset['lifted'] = ''
  else delete card?.dataset['lifted']
  const column = over === null ? null : columnOf(over)
  if (!column) return
  column.dataset['over'] = ''
  column.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
