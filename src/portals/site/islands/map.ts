/** Replaces the drawn map with a real one on request; nothing is loaded before. */
const link = document.querySelector<HTMLAnchorElement>('[data-island="map"]')

link?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const frame = document.createElement('iframe')
  frame.className = 'map-real'
  frame.src = link.dataset['frame'] ?? ''
  frame.title = link.dataset['title'] ?? ''
  link.parentElement?.replaceChildren(frame)
  frame.focus()
})
