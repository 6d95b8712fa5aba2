import type { Page, Request } from '@playwright/test'

/** Milliseconds without a call after which a screen is complete. */
const pause = 250
const limit = 15_000

/** Follows the requests of a page, so that a measurement ends when their answers are shown. */
export function followCalls(page: Page) {
  const running = new Set<Request>()
  let latest = performance.now()
  const isStream = (request: Request) => request.url().includes('/api/live')
  const end = (request: Request) => {
    running.delete(request)
    latest = performance.now()
  }
  page.on('request', (request) => {
    if (isStream(request)) return
    running.add(request)
    latest = performance.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    /** Resolves when no request runs and none began for a while. */
    async quiet() {
      const from = performance.now()
      latest = Math.max(latest, from)
      while (running.size > 0 || performance.now() - latest < pause) {
        if (performance.now() - from > limit) return
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
  }
}
