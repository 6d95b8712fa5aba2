import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openKitPage } from '../kit/kit-page.ts'

let kit: Awaited<ReturnType<typeof openKitPage>>
test.beforeAll(async () => {
  kit = await openKitPage()
})
test.afterAll(() => kit.close())

/** A line to the server that says these things at its first, second, … opening, and is cut after each. */
async function serveLive(context: BrowserContext, ...openings: string[]) {
  const opened: string[] = []
  await context.route('**/api/live', async (route) => {
    const says = openings[opened.length] ?? 'retry: 600000\n\n'
    opened.push(says)
    await route.fulfill({ contentType: 'text/event-stream', body: says })
  })
  return opened
}
const change = (topic: string) => `data: ${JSON.stringify({ topic })}\n\n`
const quiet = 'retry: 600000\n\n'

test('what was read before the line opened is read again; then a change refetches its noun and no other', async ({
  page,
  context,
}) => {
  await serveLive(context, quiet + change('units'))
  await page.goto(`${kit.address}?live`)
  await expect(page.getByText('units read 3')).toBeVisible()
  await expect(page.getByText('maintenance read 2')).toBeVisible()
})

test('after a cut everything shown is read again', async ({ page, context }) => {
  await serveLive(context, 'retry: 50\n\n', quiet)
  await page.goto(`${kit.address}?live`)
  await expect(page.getByText('units read 3')).toBeVisible()
  await expect(page.getByText('maintenance read 3')).toBeVisible()
})

test('the tabs of a browser share one line, and the next takes over when its holder goes', async ({
  page,
  context,
}) => {
  const opened = await serveLive(context, quiet, quiet + change('maintenance'))
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

test.describe('when the server refuses the line', () => {
  test.use({ expectedErrors: [/401/] })

  test('each screen asks again once, and the line is tried later', async ({ page, context }) => {
    const tried: number[] = []
    await context.route('**/api/live', async (route) => {
      tried.push(Date.now())
      await route.fulfill({ status: 401, body: '{}' })
    })
    await page.goto(`${kit.address}?live`)
    await expect(page.getByText('units read 2')).toBeVisible()
    await expect.poll(() => tried.length).toBeGreaterThan(1)
    await expect(page.getByText('units read 2')).toBeVisible()
  })
})

test('the theme is worn before anything is painted, and follows the other tabs', async ({ page, context }) => {
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
