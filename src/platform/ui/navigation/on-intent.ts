import { isSlowConnection } from '../data/loading/slow-connection.ts'

/** Milliseconds that the pointer or the focus rests on a link before it counts. */
const rest = 65

/**
 * Calls `prepare` while a person is about to open a link below `target`: the pointer or the focus rests on it, or a finger
 * touches it. Not on slow connections, and not for people who save data.
 */
export function onIntent(target: EventTarget, prepare: (link: HTMLAnchorElement) => void, signal?: AbortSignal): void {
  if (signal?.aborted || isSlowConnection()) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = (event: string, wait: number) =>
    target.addEventListener(
      event,
      ({ target: over }) => {
        clearTimeout(timer)
        const link = over instanceof Element ? over.closest('a') : null
        if (link) timer = setTimeout(() => prepare(link), wait)
      },
      { passive: true, ...(signal ? { signal } : {}) },
    )
  listen('pointerover', rest)
  listen('focusin', rest)
  listen('touchstart', 0)
  target.addEventListener('pointerleave', () => clearTimeout(timer), signal ? { signal } : {})
  signal?.addEventListener('abort', () => clearTimeout(timer))
}
