import type { Locator, Page } from '@playwright/test'
import type { AppProcess } from '../app-process.ts'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

// The browser logs the 401 before sign-in.
test.use({ expectedErrors: [/status of 401/] })
test.describe.configure({ timeout: 240_000 })

/** The figure of a text; "No requests due before 17:30" has none but a time. */
const numberIn = (text: string) => (text.startsWith('No ') ? 0 : Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', '')))

/** The total of the open list: of its pager, its line, its highlight, or 0 where it is empty. */
async function totalOf(page: Page): Promise<number> {
  const main = page.getByRole('main')
  if ((await main.getByText('No requests match').count()) > 0) return 0
  const totals = [
    [main.getByText(/^[\d,]+ to [\d,]+ of [\d,]+$/), / of ([\d,]+)$/],
    [main.getByText(/^[\d,]+ of [\d,]+ units?$/), /^([\d,]+) of/],
    [main.getByText(/: [\d,]+ of [\d,]+ units? highlighted$/), /: ([\d,]+) of/],
    [main.getByText(/^[\d,]+ units?$/), /^([\d,]+)/],
    [main.getByText(/^[\d,]+ .* within 30 days\.$/), /^([\d,]+)/],
    [main.getByText(/^[\w ]+: [\d,]+ of my requests$/), /: ([\d,]+)/],
    [main.getByRole('tab', { name: 'My Requests', selected: true }), /\(([\d,]+)\)/],
  ] as const
  for (const [place, pattern] of totals)
    if ((await place.count()) > 0) return numberIn(pattern.exec(await place.first().innerText())?.[1] ?? '')
  return (await main.getByText(/^No |^Nothing /).count()) > 0 ? 0 : Number.NaN
}

const placeInHistory = (page: Page) => page.evaluate(() => navigation.currentEntry?.index ?? 0)

/** Waits until a link shows its first figure again after going back; a figure that the time has changed stays. */
async function backAtFirst(link: Locator, name: string) {
  const text = () => link.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent)
  await expect
    .poll(text, { timeout: 15_000 })
    .toBe(name)
    .catch(() => {})
}

/** Follows each link in an area, compares its figure with the total of the list, and goes back in the history. */
async function followEach(page: Page, app: AppProcess, path: string, area: string, links: RegExp) {
  const address = `${app.origin}${path}`
  if (page.url() !== address) await page.goto(address)
  const found = page.locator(area).getByRole('link', { name: links })
  await expect(found.first()).toBeVisible()
  const names = await found.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? link.textContent))
  for (const [at, name] of names.entries()) {
    await test.step(`${path}: ${name}`, async () => {
      const link = found.nth(at)
      await backAtFirst(link, name)
      await expect(link).toHaveAccessibleDescription(/\w+ .*\.$/)
      const text = (await link.getAttribute('aria-label')) ?? (await link.innerText())
      // Names come before the figure, and the price of a link is its only number.
      const figure = text.startsWith('No ') ? 0 : numberIn(text)
      const place = await placeInHistory(page)
      await link.click()
      await expect.poll(() => totalOf(page), { message: text }).toBe(figure)
      // Back is faster than loading the page again, but a filter in the same list replaces its address.
      if ((await placeInHistory(page)) > place) await page.goBack()
      else await page.goto(address)
      await expect(page).toHaveURL(address)
    })
  }
}

test('each figure of the overview opens the rows it counts', async ({ page, app }) => {
  await signIn(page, app, 'admin')
  await followEach(page, app, '/admin', 'main ul[aria-label="Building summary"] li:has(a)', /^\d[\d,]* \w+$/)
  await followEach(page, app, '/admin', 'main', /^All \d+ |^\d+ (overdue|unassigned|website|lease|papers? of)/)
  await followEach(page, app, '/admin', 'main dl', /: \d+$/)
  await followEach(page, app, '/admin', 'main', /requests? due before/)
})

test('each figure of Maintenance opens the rows it counts', async ({ page, app }) => {
  await signIn(page, app, 'admin')
  const tiles = /^(Total|Urgent|Pending|In Progress|Completed|Overdue): [\d,]+$/
  await followEach(page, app, '/admin?tab=maintenance', 'main section[aria-label="Maintenance statistics"]', tiles)
  await followEach(page, app, '/admin?tab=maintenance', 'main', /^\d+ (active|overdue|due soon|unassigned)$/)
})

test('each figure of the units, the simulation and the building view shows its units', async ({ page, app }) => {
  await signIn(page, app, 'admin')
  await followEach(page, app, '/admin?tab=units', 'main', /^\d+ (occupied|vacant|for sale|with open requests)$/)
  await followEach(page, app, '/admin?tab=simulation', 'main dl', /^(Occupied|Vacant|For Sale|Maintenance): \d+$/)
  await followEach(page, app, '/building', 'main dl', /^(Occupied|Vacant|Maintenance Issues): \d+$/)
})

test('each counter of the staff portal lists its requests', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/staff')
  const counters = /^(My Requests|Pending|In Progress|Completed): \d+$/
  await followEach(page, app, '/staff', 'main section[aria-label="My request statistics"]', counters)
})

test('the definition of a figure is shown on focus', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=maintenance')
  await page.getByRole('link', { name: /^Overdue: / }).focus()
  await expect(page.getByRole('tooltip')).toHaveText(
    /^Overdue or late: open requests, including those on hold, past their appointment/,
  )
  await page.goto(`${app.origin}/admin?tab=tenants&lease=ending`)
  await expect(page.getByRole('combobox', { name: 'Lease' })).toContainText('Ends soon or has ended')
  await expectAccessibleInBothThemes(page)
})
