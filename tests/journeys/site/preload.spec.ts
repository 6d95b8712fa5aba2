import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'

/** The calls of a page since the last look. */
function watchCalls(page: Page) {
  let calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/live') calls.push(`${request.method()} ${pathname}${search}`)
  })
  return () => calls.splice(0)
}

for (const [person, portal] of [
  ['admin', '/admin'],
  ['resident', '/tenant'],
] as const)
  test(`${portal}: a section loads while the pointer rests on its tab, and reads nothing twice`, async ({
    page,
    app,
  }) => {
    test.setTimeout(180_000)
    const takeCalls = watchCalls(page)
    await signIn(page, app, person, portal)
    await page.waitForLoadState('networkidle').catch(() => undefined)
    // Loaded after the first screen.
    await page.waitForTimeout(1500)
    const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    // Sections that were open, or whose data another one read, keep it.
    const known = new Set(takeCalls())
    for (const tab of (await tabs.all()).slice(1)) {
      const name = await tab.innerText()
      await tab.hover()
      await page.waitForTimeout(400)
      const early = takeCalls()
      // The counts of views are read by POST, because their filters are long; the section before may still ask for them.
      for (const call of early) expect.soft(call, `on the way to ${name}`).toMatch(/^GET |\/counts$/)
      await tab.click()
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await page.waitForTimeout(700)
      const late = takeCalls()
      const first = early.filter((call) => !known.has(call))
      expect
        .soft(
          late.filter((call) => early.includes(call)),
          `${name} takes what was read`,
        )
        .toEqual([])
      for (const call of [...first, ...late]) known.add(call)
    }
  })

test('a rest on a tab reads nothing for people who save data', async ({ page, app }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const takeCalls = watchCalls(page)
  await signIn(page, app, 'admin', '/admin')
  await page.waitForTimeout(2500)
  takeCalls()
  await page.getByRole('link', { name: 'Tenants', exact: true }).hover()
  await page.waitForTimeout(500)
  expect(takeCalls()).toEqual([])
})
