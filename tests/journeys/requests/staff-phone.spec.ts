import type { BrowserContext } from '@playwright/test'
import { expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'
import { board, fileForPlace, openBoard } from './board-parts.ts'
import { assignToStaff } from './queue.ts'
import { button, dialog, field, newTitle, select } from './request-form.ts'
import { choose, openerIn, openPortalAs } from './request-people.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a maintenance person takes a request on a phone and completes it in one step @main', async ({ browser, app }) => {
  test.setTimeout(120_000)
  const title = newTitle()
  const office = await openPortalAs(browser, app, 'admin', board)
  await openBoard(office.page, app)
  await fileForPlace(office.page, title)

  const { page, errors } = await openPortalAs(browser, app, 'maintenance', '/staff?list=all', phone)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(title)
  const row = page.getByRole('article').filter({ hasText: title })
  await expect(row).toContainText('unassigned')
  await expectAccessible(page)
  await row.getByRole('button', { name: `Take it: ${title}` }).click()
  await expect(page.getByText('This request is yours')).toBeVisible()
  await row.getByRole('button', { name: `View Details: ${title}` }).click()
  await button(page, 'Complete').click()
  await button(page, 'Complete').click()
  await expect(dialog(page).getByText('Say what was done')).toBeVisible()
  await field(page, 'What was done').fill('Trap was loose, new gasket.')
  await button(page, 'Tested').click()
  await button(page, 'Add a part').click()
  await page.getByLabel('Part 1', { exact: true }).fill('Trap gasket')
  await page.getByLabel('5 minutes more').click()
  await expectAccessible(page)
  await button(page, 'Complete').click()
  await expect(page.getByText('Completed. The resident is asked whether it is fixed.')).toBeVisible()
  await page.getByRole('link', { name: 'Finished' }).click()
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  expect(errors).toEqual([])

  await office.page.goto(`${app.origin}/admin?tab=maintenance&view=list&status=completed&order=newest`)
  await openerIn(office.page, title).click()
  await expect(dialog(office.page).getByText('Time spent')).toBeVisible()
  await expect(dialog(office.page).getByText('Trap gasket')).toBeVisible()
})

test('the list on a phone shows at least five requests, also below a banner and without a connection', async ({
  browser,
  app,
}) => {
  const { page } = await openPortalAs(browser, app, 'staff', '/staff?list=all', phone)
  const rows = page.getByRole('article')
  const expectFive = async () => {
    await expect(rows.nth(4)).toBeInViewport({ ratio: 1 })
    const bar = await page.getByRole('navigation', { name: 'Views' }).boundingBox()
    const fifth = await rows.nth(4).boundingBox()
    expect((fifth?.y ?? 0) + (fifth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
  await expectFive()

  await page.evaluate(() =>
    fetch('/api/desk/incidents', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        kind: 'water',
        title: 'Riser closed',
        statusTexts: { en: 'No water from floor 10 to floor 14. The plumber arrives at 15:00.' },
      }),
    }),
  )
  const banner = page.getByRole('region', { name: 'Incidents' })
  await expect(banner).toContainText('No water from floor 10')
  await expectFive()
  await banner.getByRole('button').click()
  await expect(banner.getByRole('link', { name: 'Open' })).toBeVisible()
  await expectAccessible(page)
  await banner.getByRole('button').click()
  await page.context().setOffline(true)
  await expect(page.getByText('No connection.')).toBeVisible()
  await expectFive()
})

test('on a phone three changes without a connection survive a restart and are sent once; a conflict is shown @main', async ({
  browser,
  playwright,
  app,
}, info) => {
  test.setTimeout(180_000)
  const [first, second] = [newTitle(), newTitle()]
  const office = await openPortalAs(browser, app, 'admin', board)
  await openBoard(office.page, app)
  for (const title of [first, second]) {
    await fileForPlace(office.page, title)
    await assignToStaff(office.page, title)
  }
  const profile = info.outputPath('profile')
  const { launchOptions } = info.project.use
  const start = () =>
    playwright.chromium.launchPersistentContext(profile, { ...launchOptions, ...phone, serviceWorkers: 'allow' })
  const openQueue = async (context: BrowserContext) => {
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(`${app.origin}/staff`)
    await expect(page.getByRole('article').filter({ hasText: first })).toBeVisible()
    return page
  }
  const openRequest = (page: Awaited<ReturnType<typeof openQueue>>, title: string) =>
    page.getByRole('button', { name: `View Details: ${title}` }).click()

  let context = await start()
  let page = context.pages()[0] ?? (await context.newPage())
  await signInByCookie(page, app, 'staff')
  page = await openQueue(context)
  const hasFiles = () =>
    caches.keys().then(async (names) => {
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      const paths = lists.flat().map(({ url }) => new URL(url).pathname)
      return paths.includes('/staff') && paths.some((path) => path.includes('StaffDetails'))
    })
  await expect.poll(() => page.evaluate(hasFiles), { timeout: 60_000 }).toBe(true)

  await test.step('without a connection', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('No connection.')).toBeVisible()
    await expect(page.getByText(/^as of /)).toBeVisible()
    await openRequest(page, first)
    await choose(page, select(page, 'Update Status'), 'In-Progress')
    await button(page, 'Update').click()
    await expect(page.getByText('Saved on this phone, sent when the line is back')).toBeVisible()
    await field(page, 'Add Note').fill('Shut the valve.')
    await button(page, 'Add Note').click()
    await expect(page.getByText('2 waiting to send')).toBeVisible()
    await page.keyboard.press('Escape')
    await openRequest(page, second)
    await choose(page, select(page, 'Update Status'), 'On-Hold')
    await button(page, 'Update').click()
    await expect(page.getByText('3 waiting to send')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Logout' }).click()
    const signingOut = page.getByRole('alertdialog', { name: 'Signing out needs a connection' })
    await expect(signingOut).toContainText('3 changes wait on this phone.')
    await expect(signingOut.getByRole('button')).toHaveText(['Close'])
    await signingOut.getByRole('button').click()
    // One line says it, not each part of the page that waits too.
    await expect(page.getByText('Part of this page could not be loaded')).toBeHidden()
    await expect(page.getByText('Not up to date.')).toBeHidden()
  })

  await test.step('the browser is closed and started again, and the office changes one of the requests', async () => {
    await context.close()
    await changeStatus(second, 'in_progress')
    context = await start()
    await context.setOffline(true)
    page = await openQueue(context)
    await expect(page.getByText('3 waiting to send')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: first })).toContainText('Note waiting')
  })

  await test.step('with the connection back they are sent, and the conflict is shown', async () => {
    await signInByCookie(page, app, 'staff')
    await context.setOffline(false)
    await expect(page.getByText('1 change needs your answer')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('link', { name: 'Show' }).click()
    await expect(page.getByText('Status: On Hold')).not.toHaveCount(0)
    await expect(page.getByText(/^Status is now In Progress/)).toBeVisible()
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByText('Nothing to send')).toBeVisible()
    expect(await stateOf(first)).toEqual({ status: 'in_progress', notes: ['Shut the valve.'] })
    expect(await stateOf(second)).toEqual({ status: 'on_hold', notes: [] })
    await context.close()
  })

  function changeStatus(title: string, status: string) {
    return office.page.evaluate(
      async ([title = '', status]) => {
        const found = await fetch(`/api/admin/maintenance-requests?search=${encodeURIComponent(title)}`)
        const [{ id }] = await found.json()
        await fetch(`/api/admin/maintenance-requests/${id}/status`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ status }),
        })
      },
      [title, status],
    )
  }

  function stateOf(title: string) {
    return office.page.evaluate(async (title) => {
      const found = await fetch(`/api/admin/maintenance-requests?search=${encodeURIComponent(title)}`)
      const [{ id, status }] = await found.json()
      const notes: { note: string; isStatusUpdate: boolean }[] = await (
        await fetch(`/api/admin/maintenance-requests/${id}/notes`)
      ).json()
      return { status, notes: notes.filter((note) => !note.isStatusUpdate).map(({ note }) => note) }
    }, title)
  }
})
