import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { readerLanguage } from '#platform/language/language.ts'
import { inOwnTask } from '#platform/ui/data/loading/own-task.ts'
import { registerServiceWorker } from '#platform/ui/data/loading/service-worker.ts'
import { createFirstFormat } from '#platform/time/date-formats.ts'
import { newQueryClient } from '#platform/ui/data/query-client.ts'
import { browserHistory } from '#platform/ui/navigation/browser-history.ts'
import { restoreLostFocus } from '#platform/ui/navigation/lost-focus.ts'
import { completeMovedPresses } from '#platform/ui/navigation/moved-presses.ts'
import { loadFonts } from '#platform/ui/theme/fonts.ts'
import { chosenLanguage } from '#platform/ui/theme/chosen-language.ts'
import { KitProvider } from '#platform/ui/theme/KitProvider.tsx'
import { followTheme } from '#platform/ui/theme/theme.ts'
import { expectArrival } from '#portals/frame/arrival.ts'
import { readFirstData } from '#portals/frame/first-data.ts'
import { PageLanguage } from '#portals/frame/PageLanguage.tsx'
import { CurrentPage, loadPage } from '#portals/pages.tsx'
import { preloadPages } from '#portals/preload-pages.ts'
import { loadTexts } from './languages/load-texts.ts'
import '#platform/ui/theme/kit.css'

const client = newQueryClient()
followTheme()
restoreLostFocus()
completeMovedPresses()
registerServiceWorker()
preloadPages()
void loadFonts().catch(() => {})
// A page restored by the Back button may show what the previous user was allowed to see.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
let lastPath = browserHistory.location.pathname
// Subscribed before the pages render, because the next page takes the focus when it does.
browserHistory.subscribe(({ location: { pathname } }) => {
  if (pathname !== lastPath) expectArrival()
  lastPath = pathname
})

const place = document.querySelector('#root')
// Before a screen needs one.
void inOwnTask(async () => createFirstFormat())
// It takes a slow computer a tenth of a second to run, and so does the other code of a page: not together.
const reactDom = inOwnTask(() => import('react-dom/client'))
// The document shows the shell until then. A placeholder of React would stay for 300 ms, however soon its content is there.
if (place)
  void Promise.all([
    inOwnTask(() => loadPage(location.pathname, location.search)),
    loadTexts(readerLanguage(chosenLanguage())),
  ])
    // The page shows that its code could not be loaded.
    .catch(() => [undefined])
    .then(([prefetchSection]) => readFirstData(client, prefetchSection))
    .catch(() => {})
    .then(() => reactDom)
    .then(({ createRoot }) =>
      // As a transition, so that a whole portal does not block the page while it renders.
      startTransition(() =>
        createRoot(place).render(
          <StrictMode>
            <QueryClientProvider client={client}>
              <PageLanguage>
                <KitProvider>
                  <CurrentPage />
                </KitProvider>
              </PageLanguage>
            </QueryClientProvider>
          </StrictMode>,
        ),
      ),
    )
