import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

// The browser logs the 401 before sign-in.
test.use({ acceptDownloads: true, expectedErrors: [/status of 401/] })
// Every view is opened in turn.
test.describe.configure({ timeout: 120_000 })

test('a view sets the filters in the address, and its whole list is exported and printed', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=maintenance&view=list&priority=high')
  const views = page.getByRole('navigation', { name: 'Views' })
  await expect(views.getByRole('link')).toHaveText([
    /^Late\d+$/,
    /^Mine\d+$/,
    /^Unassigned\d+$/,
    /^Waiting on vendor\d+$/,
    /^This week’s visits\d+$/,
    /^Water\d+$/,
    /^Waiting on residents\d+$/,
  ])
  for (const [name, address] of [
    ['Late', /status=all.*due=late|due=late.*status=all/],
    ['Waiting on vendor', /waiting=vendor/],
    ['This week’s visits', /visit=week/],
    ['Mine', /assignee=[0-9a-f-]{36}/],
    ['Unassigned', /assignee=nobody/],
  ] as const) {
    await views.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(page).not.toHaveURL(/priority=/)
    // The number in the view is the total of its list.
    await expect(async () => {
      await expect(views.locator('[aria-current]')).toHaveText([`${name}${await totalOf(page)}`], { timeout: 500 })
    }).toPass()
  }
  await expectAccessibleInBothThemes(page)
  const rows = await totalOf(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV of the list' }).click()
  expect((await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')).toHaveLength(rows + 1)

  await page.evaluate(() => {
    window.print = () => {
      const printed = document.querySelectorAll('[data-printed] tbody tr').length
      document.body.dataset['printedRows'] = String(printed)
    }
  })
  await page.getByRole('button', { name: 'Print the list' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed-rows', String(rows))

  await views.getByRole('link', { name: 'Unassigned' }).click()
  await expect(views.locator('[aria-current]')).toHaveCount(0)
})

/** The number of requests in the list; an empty list has no line that says it. */
async function totalOf(page: Page): Promise<number> {
  const [range = ' of 0'] = await page.getByText(/^\d+ to \d+ of \d+$/).allInnerTexts()
  return Number(/ of (\d+)$/.exec(range)?.[1])
}
