import './carousel.ts'
import { openViewer, wireViewer } from './viewer.ts'

const dialog = document.querySelector<HTMLDialogElement>('[data-viewer]')
if (dialog) wireViewer(dialog)

for (const tile of document.querySelectorAll<HTMLElement>('[data-island="overlay"]')) {
  tile.addEventListener('click', (event) => {
    if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openViewer(dialog, { picture: pictureOf(tile), caption: tile.dataset['caption'] ?? '' })
  })
}

function pictureOf(tile: HTMLElement): Element {
  const plate = tile.querySelector('[data-plate] svg')
  if (plate) return plate.cloneNode(true) as Element
  const picture = document.createElement('img')
  picture.src = (tile as HTMLAnchorElement).href
  picture.alt = tile.dataset['alt'] ?? ''
  return picture
}
