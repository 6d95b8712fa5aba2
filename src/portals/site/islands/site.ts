/** The small menu closes on a click elsewhere, on Escape, on following a link and on return to the page. */
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

// The open menu covers the page, so Tab stays inside it.
menu?.addEventListener('keydown', (event) => {
  if (event.key !== 'Tab' || !menu.open) return
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
})

// The portals use the language that was chosen last; `saveLanguage` of the portals writes the same.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
  link.addEventListener('click', () => {
    const { language = 'en' } = link.dataset
    localStorage.setItem('language', language)
    document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax`
    // What was filtered stays so.
    link.search = location.search
  })
