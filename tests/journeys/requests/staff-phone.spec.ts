import { expect, expectAccessible, test } from '../fixtures.ts'
import { board, fileForPlace, openBoard } from './board-parts.ts'
import { button, dialog, field, newTitle } from './request-form.ts'
import { openerIn, openPortalAs } from './request-people.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a maintenance person takes a request on a phone and completes it in one step', async ({ browser, app }) => {
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

test('the list on a phone shows at least five requests', async ({ browser, app }) => {
  const { page } = await openPortalAs(browser, app, 'staff', '/staff?list=all', phone)
  const rows = page.getByRole('article')
  await expect(rows.nth(4)).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('navigation', { name: 'Views' }).boundingBox()
  const fifth = await rows.nth(4).boundingBox()
  expect((fifth?.y ?? 0) + (fifth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
