/** Shows a view in the place of the present one, with its title, and moves the focus to where it continues. */
export function show(name: string): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-view="${name}"]`)
  const place = document.querySelector<HTMLElement>('[data-shown]')
  if (!template || !place) return null
  const { title } = template.dataset
  if (title !== undefined) {
    const heading = document.querySelector('h1')
    const before = heading?.textContent ?? ''
    if (heading) heading.textContent = title
    document.title = document.title.replace(before, title)
    document.querySelector('[data-subtitle]')?.remove()
  }
  place.replaceChildren(template.content.cloneNode(true))
  focusFirst(place)
  return place
}

/** The element that the view names; the place itself otherwise, so that the keyboard does not start over. */
export function focusFirst(place: HTMLElement) {
  const first = place.querySelector<HTMLElement>('[autofocus]')
  if (first) return first.focus()
  place.tabIndex = -1
  place.style.outline = 'none'
  place.focus({ preventScroll: true })
}
