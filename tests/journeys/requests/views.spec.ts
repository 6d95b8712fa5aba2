import { readFile } from 'node:fs/promises'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

// The browser logs the 401 before sign-in.
test.use({ acceptDownloads: true, expectedErrors: [/status of 401/] })
// Every view is opened in turn.
test.describe.configure({ timeout: 120_000 })

test('a view sets the filters in the address, and its whole list is exported and printed', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=maintenance&view=list&priority=high')
  const views = page.getByRole('navigation', { name: 'Views' })
  await expect(views.getByRole('link')).toHaveText([
    'Late',
    'Mine',
    'Unassigned',
    'Waiting on vendor',
    'This week’s visits',
    'Water',
    'Waiting on residents',
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
    await expect(views.locator('[aria-current]')).toHaveText([name])
  }
  await expectAccessibleInBothThemes(page)
  const rows = Number(/ of (\d+)$/.exec(await page.getByText(/^\d+ to \d+ of \d+$/).innerText())?.[1])

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
