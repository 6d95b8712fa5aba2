type StackOptions = {
  isShown: (unit: string) => boolean
  mark: (unit: string | null) => void
  choose: (unit: string, pointed?: boolean) => void
}

/** The stacks as a grid: arrow keys move between the cells, and the home of the focused cell is chosen. */
export function wireStacks(root: HTMLElement, { isShown, mark, choose }: StackOptions) {
  const table = root.querySelector<HTMLTableElement>('[data-stacks]')!
  const rows = [...table.tBodies[0]!.rows].map((row) => [...row.cells].flatMap(stopIn))
  const stops = rows.flat()
  const homes = stops.filter((stop) => stop.dataset.unit)
  const empty = table.dataset.empty ?? ''
  let current: HTMLElement | undefined
  table.setAttribute('role', 'grid')
  for (const stop of stops) stop.tabIndex = -1

  const unitOf = (stop: HTMLElement | null) => stop?.dataset.unit ?? null
  const stopAt = ({ target }: Event) => (target as Element).closest<HTMLElement>('a[data-unit], td[data-cell]')

  function go(to: HTMLElement | undefined) {
    if (!to) return
    if (current) current.tabIndex = -1
    current = to
    to.tabIndex = 0
  }

  function next(from: HTMLElement, key: string): HTMLElement | undefined {
    const row = rows.findIndex((one) => one.includes(from))
    const column = rows[row]?.indexOf(from) ?? 0
    const shown = homes.filter((one) => isShown(unitOf(one) ?? ''))
    const place = stops.indexOf(from)
    const inRow = (n: number) => rows[n]?.[Math.min(column, rows[n].length - 1)]
    if (key === 'ArrowRight') return rows[row]?.[column + 1]
    if (key === 'ArrowLeft') return rows[row]?.[column - 1]
    if (key === 'ArrowDown') return inRow(row + 1)
    if (key === 'ArrowUp') return inRow(row - 1)
    if (key === 'Home') return rows[row]?.[0]
    if (key === 'End') return rows[row]?.at(-1)
    if (key === 'PageDown') return shown.find((one) => stops.indexOf(one) > place)
    if (key === 'PageUp') return shown.findLast((one) => stops.indexOf(one) < place)
    return undefined
  }

  table.addEventListener('keydown', (event) => {
    const from = stopAt(event)
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return
    const isNavigationKey = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down))$/.test(event.key)
    if (!isNavigationKey) return
    event.preventDefault()
    const to = next(from, event.key)
    go(to)
    to?.focus()
  })
  table.addEventListener('focusin', (event) => {
    const stop = stopAt(event)
    if (!stop) return
    go(stop)
    const unit = unitOf(stop)
    if (unit === null) stop.setAttribute('aria-label', empty.replace('{unit}', stop.dataset.cell ?? ''))
    else if (isShown(unit)) choose(unit)
  })
  table.addEventListener('click', (event) => {
    const unit = unitOf(stopAt(event))
    if (unit === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isShown(unit)) choose(unit, true)
  })
  table.addEventListener('pointerover', (event) => mark(unitOf(stopAt(event))))
  table.addEventListener('pointerleave', () => mark(null))

  return {
    show(unit: string) {
      for (const stop of homes) {
        const is = stop.dataset.unit === unit
        if (is) stop.setAttribute('aria-current', 'true')
        else stop.removeAttribute('aria-current')
        if (is && !table.contains(document.activeElement)) go(stop)
      }
      const row = homes.find((stop) => stop.dataset.unit === unit)?.closest('tr')
      for (const one of table.tBodies[0]!.rows) one.toggleAttribute('data-on', one === row)
      scrollIntoStack(homes.find((stop) => stop.dataset.unit === unit))
    },
  }
}

/** Scrolls the stacks' own container, never the page. */
function scrollIntoStack(stop: HTMLElement | undefined) {
  const scroller = stop?.closest('.stacks-scroll')
  if (!stop || !scroller || scroller.contains(document.activeElement)) return
  const [box, at] = [scroller.getBoundingClientRect(), stop.getBoundingClientRect()]
  scroller.scrollBy(
    at.left + at.width / 2 - box.left - box.width / 2,
    at.top + at.height / 2 - box.top - box.height / 2,
  )
}

/** The focusable elements of a cell: its links, or the empty cell itself. */
function stopIn(cell: HTMLTableCellElement): HTMLElement[] {
  if (cell.dataset.cell) return [cell]
  return [...cell.querySelectorAll('a')]
}
