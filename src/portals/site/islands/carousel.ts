const autoplay = 4000
const resume = 10_000
const still = matchMedia('(prefers-reduced-motion: reduce)')
const all = [...document.querySelectorAll<HTMLElement>('[data-island="carousel"]')].map(enhance)

type Carousel = ReturnType<typeof enhance>

/** Adds arrows, dots, a pause button and a slide show that pauses on interaction to a strip of pictures. */
function enhance(root: HTMLElement) {
  const strip = root.querySelector<HTMLElement>('.slides')!
  const count = strip.children.length
  const controls = root.querySelector<HTMLElement>('.carousel-controls')!
  const pause = root.querySelector<HTMLButtonElement>('[data-pause-button]')!
  const dots = [...root.querySelectorAll<HTMLElement>('[data-slide]')]
  let place = 0
  let hovered = false
  let byHand = false
  let paused = false
  let pausedUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(next: number) {
    place = (next + count) % count
    byHand = false
    strip.scrollTo({ left: place * strip.clientWidth, behavior: still.matches ? 'instant' : 'smooth' })
    mark()
  }
  function mark() {
    // Not toggled, because an empty attribute has no meaning for screen readers.
    for (const dot of dots) dot.removeAttribute('aria-current')
    dots[place]?.setAttribute('aria-current', 'true')
  }
  function wait() {
    clearTimeout(timer)
    if (paused || hovered || still.matches) return
    timer = setTimeout(
      () => {
        // It pauses while out of sight.
        if (visiblePart(root) > 0 && !document.hidden) show(place + 1)
        wait()
      },
      Math.max(autoplay, pausedUntil - Date.now()),
    )
  }
  /** After an interaction the slide show waits ten seconds, even if the pointer leaves sooner. */
  function rest() {
    pausedUntil = Date.now() + resume
    wait()
  }
  function step(by: number) {
    show(place + by)
    rest()
  }

  controls.hidden = false
  pause.hidden = still.matches
  mark()
  wait()
  root.addEventListener('pointerenter', ({ pointerType }) => {
    hovered = pointerType === 'mouse'
    if (hovered) clearTimeout(timer)
  })
  root.addEventListener('pointerleave', () => {
    if (!hovered) return
    hovered = false
    wait()
  })
  pause.addEventListener('click', () => {
    paused = !paused
    root.toggleAttribute('data-paused', paused)
    pause.setAttribute('aria-label', pause.dataset[paused ? 'play' : 'pausing'] ?? '')
    wait()
  })
  controls.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-step], [data-slide]')
    if (!button) return
    step(button.dataset['step'] ? Number(button.dataset['step']) : Number(button.dataset['slide']) - place)
  })
  strip.addEventListener('click', ({ clientX }) => {
    const { left, width } = strip.getBoundingClientRect()
    step(clientX < left + width / 2 ? -1 : 1)
  })
  // A swipe scrolls the strip natively, so the slide at its end is the current one. Our own scrolling can be
  // interrupted by the next step, and is ignored here.
  for (const touch of ['touchstart', 'wheel', 'keydown'])
    strip.addEventListener(touch, () => (byHand = true), { passive: true })
  // It pauses during a touch.
  strip.addEventListener('touchstart', () => clearTimeout(timer), { passive: true })
  for (const lifted of ['touchend', 'touchcancel']) strip.addEventListener(lifted, wait)
  strip.addEventListener('scrollend', () => {
    if (!byHand) return
    byHand = false
    const current = Math.round(strip.scrollLeft / strip.clientWidth)
    if (current === place) return
    place = current
    mark()
    rest()
  })
  still.addEventListener('change', () => {
    pause.hidden = still.matches
    wait()
  })
  return { root, step }
}

/** Arrow keys move the focused carousel, otherwise the one under the pointer, otherwise the most visible one. */
document.addEventListener('keydown', (event) => {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (by === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const target = event.target as Element
  if (document.querySelector('dialog[open]') || target.matches('input, textarea, select')) return
  const chosen =
    all.find(({ root }) => root.contains(target)) ?? all.find(({ root }) => root.matches(':hover')) ?? mostInView(all)
  if (!chosen) return
  event.preventDefault()
  chosen.step(by)
})

function mostInView(carousels: readonly Carousel[]): Carousel | undefined {
  return carousels
    .map((carousel) => ({ carousel, part: visiblePart(carousel.root) }))
    .filter(({ part }) => part > 0)
    .sort((a, b) => b.part - a.part)[0]?.carousel
}

function visiblePart(root: Element): number {
  const { top, bottom } = root.getBoundingClientRect()
  return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
}
