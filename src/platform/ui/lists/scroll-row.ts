/**
 * How much of the neighbouring item stays visible beside the selected one, so that the fade does not cover the selected
 * one.
 */
const peek = 56

/**
 * A ref callback for a row that scrolls sideways: its edges fade where it continues, and the selected item is
 * scrolled into view, also when it is selected by code.
 */
export function scrollRow(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  const mark = () => {
    const before = row.scrollLeft > 1
    const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1
    const sides = [before && 'before', after && 'after'].filter(Boolean).join(' ')
    // Written only on changes, to keep scrolling cheap.
    if (row.dataset['more'] !== sides) row.dataset['more'] = sides
  }
  const show = () => {
    const chosen = row.querySelector('[data-active], [aria-current]')?.getBoundingClientRect()
    const room = row.getBoundingClientRect()
    if (chosen && chosen.left < room.left + peek) row.scrollLeft += chosen.left - room.left - peek
    else if (chosen && chosen.right > room.right - peek) row.scrollLeft += chosen.right - room.right + peek
    mark()
  }
  const choice = new MutationObserver(show)
  choice.observe(row, { subtree: true, attributeFilter: ['data-active', 'aria-current'] })
  // Counts and fonts load later and change the widths.
  const size = new ResizeObserver(show)
  for (const each of [row, ...row.children]) size.observe(each)
  row.addEventListener('scroll', mark, { passive: true })
  return () => {
    choice.disconnect()
    size.disconnect()
    row.removeEventListener('scroll', mark)
  }
}
