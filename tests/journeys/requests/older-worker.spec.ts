import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, signInByCookie, test } from '../fixtures.ts'
import { board, fileForPlace, openBoard } from './board-parts.ts'
import { assignToStaff } from './queue.ts'
import { button, field, newTitle } from './request-form.ts'
import { openPortalAs } from './request-people.ts'

test('a phone with the service worker of an older version loses nothing and sends nothing twice when the new one takes over', async ({
  browser,
  playwright,
  app,
}, info) => {
  test.setTimeout(180_000)
  const title = newTitle()
  const office = await openPortalAs(browser, app, 'admin', board)
  await openBoard(office.page, app)
  await fileForPlace(office.page, title)
  await assignToStaff(office.page, title)

  const { launchOptions } = info.project.use
  const context: BrowserContext = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
    ...launchOptions,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
  })
  // The built worker under another version, as it was before the program was updated.
  const built = await readFile(join(import.meta.dirname, '../../../dist/client/service-worker.js'), 'utf8')
  const older = built.replace(/version = ["'][^"']+["']/, "version = 'older'")
  expect(older).not.toBe(built)
  const versions = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')))
  await context.route('**/service-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: older }))
  let page = context.pages()[0] ?? (await context.newPage())
  await signInByCookie(page, app, 'staff')
  const openQueue = async () => {
    await page.goto(`${app.origin}/staff`)
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  }
  await openQueue()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  const hasFiles = async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const stored = lists.flat().map(({ url }) => new URL(url).pathname)
    return stored.includes('/staff') && stored.some((path) => path.includes('StaffDetails'))
  }
  await expect.poll(() => page.evaluate(hasFiles), { timeout: 60_000 }).toBe(true)
  expect(await versions(page)).toEqual(['shell-older'])

  await test.step('a note waits on the phone when the program is updated', async () => {
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: `View Details: ${title}` }).click()
    await field(page, 'Add Note').fill('Shut the valve.')
    await button(page, 'Add Note').click()
    await expect(page.getByText('1 waiting to send')).toBeVisible()
    await context.unroute('**/service-worker.js')
  })

  await test.step('the new worker waits for the open page, which sends the note once', async () => {
    await context.setOffline(false)
    await page.reload()
    await expect.poll(async () => (await versions(page)).length, { timeout: 60_000 }).toBe(2)
    // Its files are stored before it is installed.
    const waitingState = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'installing')
    await expect.poll(waitingState, { timeout: 60_000 }).toBe('installed')
    await expect.poll(() => notes(office.page)).toEqual(['Shut the valve.'])
  })

  await test.step('it takes over with the next page, and the portal still opens without a connection', async () => {
    const next = await context.newPage()
    await page.close()
    page = next
    await page.goto('about:blank')
    await openQueue()
    await expect.poll(() => versions(page), { timeout: 60_000 }).not.toContain('shell-older')
    await page.reload()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
    await expect(page.getByText(/waiting to send/)).toHaveCount(0)
    await context.setOffline(false)
    expect(await notes(office.page)).toEqual(['Shut the valve.'])
  })
  await context.close()

  function notes(page: Page) {
    return page.evaluate(async (search) => {
      const found = await fetch(`/api/admin/maintenance-requests?search=${encodeURIComponent(search)}`)
      const [{ id }] = await found.json()
      const answer = await fetch(`/api/admin/maintenance-requests/${id}/notes`)
      const all = (await answer.json()) as { note: string; isStatusUpdate: boolean }[]
      return all.filter(({ isStatusUpdate }) => !isStatusUpdate).map(({ note }) => note)
    }, title)
  }
})
