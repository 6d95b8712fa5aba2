import './carousel.ts'
import { openViewer, wireViewer } from './viewer.ts'

const dialog = document.querySelector<HTMLDialogElement>('[data-viewer]')
if (dialog) wireViewer(dialog)

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-island="overlay"]')) {
  link.addEventListener('click', (event) => {
    if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const picture = document.createElement('img')
    picture.src = link.href
    picture.alt = link.dataset['alt'] ?? ''
    openViewer(dialog, { picture, caption: link.dataset['caption'] ?? '' })
  })
}
