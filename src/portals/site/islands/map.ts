/** The real map takes the place of the drawn one when somebody asks for it; nothing is requested before. */
const asked = document.querySelector<HTMLAnchorElement>('[data-island="map"]')

asked?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const frame = document.createElement('iframe')
  frame.className = 'map-real'
  frame.src = asked.dataset['frame'] ?? ''
  frame.title = asked.dataset['title'] ?? ''
  asked.parentElement?.replaceChildren(frame)
  frame.focus()
})
