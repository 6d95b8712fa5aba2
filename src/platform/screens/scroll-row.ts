/** So much of the neighbour shows beside what is chosen, which then stands clear of the fade. */
const peek = 56

/**
 * For the ref of a row that scrolls sideways: it fades where more of it lies, and what is chosen comes into sight,
 * also when it is the screen that chose it.
 */
export function scrollRow(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  const mark = () => {
    const before = row.scrollLeft > 1
    const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1
    const sides = [before && 'before', after && 'after'].filter(Boolean).join(' ')
    // Written only when it changes: whoever scrolls is not to pay for it.
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
  // Counts and fonts arrive later and make its parts wider.
  const size = new ResizeObserver(show)
  for (const each of [row, ...row.children]) size.observe(each)
  row.addEventListener('scroll', mark, { passive: true })
  return () => {
    choice.disconnect()
    size.disconnect()
    row.removeEventListener('scroll', mark)
  }
}
