import type { Page } from '@playwright/test'
import { type DemoPerson, expect, signInByCookie, test } from '../fixtures.ts'

/** Above this, Google's measure calls a page unsteady. */
const most = 0.1
const screens: Record<string, readonly string[]> = {
  admin: ['/admin', '/admin?tab=units', '/admin?tab=tenants', '/admin?tab=maintenance'],
  staff: ['/staff'],
  resident: [
    '/tenant',
    ...['maintenance', 'announcements', 'calendar', 'resources', 'payments'].map((tab) => `/tenant?tab=${tab}`),
  ],
}
const phone = { width: 390, height: 844 }
/** Milliseconds between the answers of calls: as they come, and each in a frame of its own, as over a slow network. */
const gaps = [0, 120]

for (const [person, paths] of Object.entries(screens))
  test(`the first screens of ${person} keep their places while their data arrives`, async ({ page, app }) => {
    await page.setViewportSize(phone)
    await signInByCookie(page, app, person as DemoPerson)
    await recordShifts(page)
    for (const path of paths)
      for (const gap of gaps) {
        await delayAnswers(page, gap)
        await page.goto(`${app.origin}${path}`, { waitUntil: 'networkidle' })
        const shifts = await page.evaluate(() => window.shifts)
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        console.log(`${path}, ${gap} ms: ${total.toFixed(3)}`)
        const moved = shifts.map((shift) => `${shift.value.toFixed(3)} ${shift.moved}`).join('\n')
        expect.soft(total, `${path} with ${gap} ms between answers\n${moved}`).toBeLessThan(most)
        await page.unrouteAll({ behavior: 'wait' })
      }
  })

declare global {
  interface Window {
    shifts: { value: number; moved: string }[]
  }
}

/** One answer after the other. */
async function delayAnswers(page: Page, gap: number) {
  let earlier = 0
  await page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname !== '/api/live',
    async (route) => {
      const response = await route.fetch()
      earlier += 1
      await new Promise((resolve) => setTimeout(resolve, gap * earlier))
      await route.fulfill({ response })
    },
  )
}

/** Collects each shift of the layout that no press caused, with the elements that it moved. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] }
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const moved = sources
          .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : ''))
          .join(' | ')
        window.shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
