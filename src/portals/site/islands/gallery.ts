import { fill, openViewer, wireViewer } from './viewer.ts'

const gallery = document.querySelector<HTMLElement>('[data-island="gallery"]')
const dialog = document.querySelector<HTMLDialogElement>('[data-viewer]')
if (gallery && dialog) enhance(gallery, dialog)

function enhance(gallery: HTMLElement, dialog: HTMLDialogElement) {
  const photos = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-place]')]
  const filters = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-filter]')]
  const position = dialog.dataset['positionWords'] ?? ''
  let place = 0

  function describe(photo: HTMLElement) {
    const picture = photo.querySelector('picture')!.cloneNode(true) as HTMLElement
    for (const part of picture.querySelectorAll('[sizes]')) part.setAttribute('sizes', '(max-width: 767px) 100vw, 76vw')
    const image = picture.querySelector('img')!
    image.loading = 'eager'
    return {
      picture,
      caption: image.alt,
      category: photo.dataset['categoryLabel'] ?? '',
      position: position.replace('{place}', String(place + 1)).replace('{count}', String(photos.length)),
    }
  }
  /** Disables the buttons at both ends. */
  function settle() {
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]')) {
      const beyond = photos[place + Number(button.dataset['step'])] === undefined
      if (beyond && button === document.activeElement) dialog.querySelector<HTMLElement>('[data-close]')?.focus()
      button.hidden = beyond
    }
    const next = photos[place + 1]?.querySelector('img')
    if (next) next.loading = 'eager'
  }
  function step(by: number) {
    const next = photos[place + by]
    if (next === undefined) return
    place += by
    fill(dialog, describe(next))
    settle()
  }
  function filter(category: string) {
    for (const link of filters) {
      if (link.dataset['filter'] === category) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    for (const photo of photos) {
      const tile = photo.closest('li')!
      tile.hidden = category !== '' && tile.dataset['category'] !== category
    }
  }

  wireViewer(dialog)
  for (const [at, photo] of photos.entries()) {
    photo.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      place = at
      openViewer(dialog, describe(photo))
      settle()
    })
  }
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => step(Number(button.dataset['step'])))
  dialog.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  })
  // A swipe moves like the arrows do; two fingers, or one on a zoomed page, zoom.
  let from: Touch | undefined
  dialog.addEventListener(
    'touchstart',
    ({ touches }) => (from = touches.length === 1 && visualViewport?.scale === 1 ? touches[0] : undefined),
    { passive: true },
  )
  dialog.addEventListener('touchend', ({ changedTouches: [to] }) => {
    const across = from && to ? to.clientX - from.clientX : 0
    if (from && to && Math.abs(across) > Math.max(40, 2 * Math.abs(to.clientY - from.clientY))) step(-Math.sign(across))
    from = undefined
  })
  // The focus returns to the picture that was shown last, if it is on the page.
  dialog.addEventListener(
    'close',
    () => photos[place]?.closest<HTMLElement>('li:not([hidden])') && photos[place]?.focus(),
  )
  for (const link of filters) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      filter(link.dataset['filter'] ?? '')
      history.replaceState(null, '', link.href)
    })
  }
}
