import { isSlowConnection } from '#platform/ui/data/loading/slow-connection.ts'
import { loadPage } from './pages.tsx'

/** Milliseconds that the pointer or the focus rests on a link before its page loads. */
const rest = 65

/**
 * Loads the code of another page while a person is about to open it: the pointer or the focus rests on a link to it, or a finger
 * touches it. Not on slow connections, and not for people who save data.
 */
export function preloadPages(): void {
  if (isSlowConnection()) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = (event: string, wait: number) =>
    addEventListener(
      event,
      ({ target }) => {
        clearTimeout(timer)
        const link = target instanceof Element ? target.closest('a') : null
        if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
        // It is loaded again, and its failure shown, when the page opens.
        timer = setTimeout(() => void loadPage(link.pathname).catch(() => {}), wait)
      },
      { passive: true },
    )
  listen('pointerover', rest)
  listen('focusin', rest)
  listen('touchstart', 0)
}
