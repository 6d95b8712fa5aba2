/** The dialog that shows one picture large; Escape, its button or a click beside the picture closes it. */
export type Shown = { picture: Element; caption: string; category?: string; position?: string }

export function openViewer(dialog: HTMLDialogElement, shown: Shown) {
  fill(dialog, shown)
  // Measured before scrolling is disabled, so that the page keeps its width when the scroll bar disappears.
  const bar = innerWidth - document.documentElement.clientWidth
  document.documentElement.style.setProperty('--scroll-bar', `${bar}px`)
  document.documentElement.classList.add('viewing')
  dialog.showModal()
}

export function fill(dialog: HTMLDialogElement, { picture, caption, category = '', position = '' }: Shown) {
  dialog.querySelector('[data-picture]')?.replaceChildren(picture)
  dialog.scrollTop = 0
  put(dialog, 'caption', caption)
  put(dialog, 'category', category)
  put(dialog, 'position', position)
}

export function wireViewer(dialog: HTMLDialogElement) {
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('figure img, figure svg, figcaption, button')) dialog.close()
  })
  dialog.addEventListener('close', () => document.documentElement.classList.remove('viewing'))
}

function put(dialog: HTMLDialogElement, name: string, text: string) {
  const place = dialog.querySelector(`[data-${name}]`)
  if (place) place.textContent = text
}
