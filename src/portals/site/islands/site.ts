/** The small menu: it closes when somebody looks elsewhere, presses Escape, follows a link or comes back. */
const menu = document.querySelector<HTMLDetailsElement>('details.menu')

function close(focus: boolean) {
  if (!menu?.open) return
  menu.open = false
  if (focus) menu.querySelector('summary')?.focus()
}

document.addEventListener('keydown', (event) => event.key === 'Escape' && close(true))
document.addEventListener('click', (event) => {
  const target = event.target as Element
  if (!menu?.contains(target) || target.closest('a')) close(false)
})
addEventListener('pageshow', () => close(false))
