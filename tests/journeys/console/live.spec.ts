import type { BrowserContext } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { openKitPage } from '../kit/kit-page.ts'

let kit: Awaited<ReturnType<typeof openKitPage>>
test.beforeAll(async () => {
  kit = await openKitPage()
})
test.afterAll(() => kit.close())

/** Serves a live connection that sends these messages on its first, second, … opening and closes after each. */
async function sendEvents(context: BrowserContext, ...openings: string[]) {
  const opened: string[] = []
  await context.route('**/api/live?*', async (route) => {
    const says = openings[opened.length] ?? 'retry: 600000\n\n'
    opened.push(says)
    await route.fulfill({ contentType: 'text/event-stream', body: says })
  })
  return opened
}
const change = (topic: string) => `data: ${JSON.stringify({ topic })}\n\n`
const repeatedChange = (topic: string, age: number) => `data: ${JSON.stringify({ topic, age })}\n\n`
const quiet = 'retry: 600000\n\n'

test('a change before the connection opened refetches its module if the data was read earlier; a later one always', async ({
  page,
  context,
}) => {
  const beforePage = 600_000
  await sendEvents(
    context,
    quiet + repeatedChange('maintenance', beforePage) + repeatedChange('units', 0) + change('units'),
  )
  await page.goto(`${kit.address}?live`)
  await expect(page.getByText('units read 3')).toBeVisible()
  await expect(page.getByText('maintenance read 1')).toBeVisible()
})

test('after a lost connection everything on the screen is refetched @main', async ({ page, context }) => {
  await sendEvents(context, 'retry: 50\n\n', quiet)
  await page.goto(`${kit.address}?live`)
  await expect(page.getByText('units read 2')).toBeVisible()
  await expect(page.getByText('maintenance read 2')).toBeVisible()
})

test('the tabs of a browser share one connection, and another takes over when its tab closes', async ({
  page,
  context,
}) => {
  const opened = await sendEvents(context, quiet, quiet + change('maintenance'))
  await page.goto(`${kit.address}?live`)
  await expect.poll(() => opened.length).toBe(1)
  const second = await context.newPage()
  await second.goto(`${kit.address}?live`)
  const third = await context.newPage()
  await third.goto(`${kit.address}?live`)
  await expect(third.getByText('units read 1')).toBeVisible()
  expect(opened).toHaveLength(1)

  await page.close()
  await expect.poll(() => opened.length).toBe(2)
  for (const tab of [second, third]) {
    await expect(tab.getByText('units read 2')).toBeVisible()
    await expect(tab.getByText('maintenance read 3')).toBeVisible()
  }
})

test.describe('when the server rejects the connection', () => {
  test.use({ expectedErrors: [/401/] })

  test('each screen refetches once, and the connection is retried later', async ({ page, context }) => {
    const tried: number[] = []
    await context.route('**/api/live?*', async (route) => {
      tried.push(Date.now())
      await route.fulfill({ status: 401, body: '{}' })
    })
    await page.goto(`${kit.address}?live`)
    await expect(page.getByText('units read 2')).toBeVisible()
    await expect.poll(() => tried.length).toBeGreaterThan(1)
    await expect(page.getByText('units read 2')).toBeVisible()
  })
})

test('the theme is applied before the first paint, and follows the other tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(kit.address)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  const second = await context.newPage()
  await second.route('**/assets/*.js', (route) => route.abort())
  await second.goto(kit.address)
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'light')

  await page.getByRole('radio', { name: 'System' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a tab that opens beside another one shows what changed while it loaded', async ({ page, context, app }) => {
  await signIn(page, app, 'admin', '/account')
  const { id } = (await (await page.request.get(`${app.origin}/api/auth/user`)).json()) as { id: string }
  const second = await context.newPage()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await second.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  // The first calls begin with the document, long before the scripts receive changes.
  const [user] = await Promise.all([
    second.waitForResponse((response) => response.url() === `${app.origin}/api/auth/user`),
    second.goto(`${app.origin}/account`, { waitUntil: 'commit' }),
  ])
  await user.finished()
  const changed = await page.request.patch(`${app.origin}/api/admin/users/${id}`, {
    data: { lastName: 'Okonkwo' },
    headers: { origin: app.origin },
  })
  expect(changed.ok()).toBe(true)
  await expect(page.getByRole('banner').getByText('Okonkwo')).toBeVisible()
  release()
  await expect(second.getByRole('banner').getByText('Okonkwo')).toBeVisible()
})
