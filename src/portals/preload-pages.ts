import { onIntent } from '#platform/ui/navigation/on-intent.ts'
import { loadPage } from './pages.tsx'

/** Loads the code of another page while a person is about to open it. */
export const preloadPages = (): void =>
  onIntent(window, ({ origin, pathname, search }) => {
    if (origin !== location.origin || pathname === location.pathname) return
    // It is loaded again, and its failure shown, when the page opens.
    void loadPage(pathname, search).catch(() => {})
  })
