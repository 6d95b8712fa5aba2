import { expect, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('the selected tab of the staff portal is in the address', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/staff')
  const all = page.getByRole('tab', { name: /^All Requests/ })
  await all.click()
  await expect(page).toHaveURL(/\/staff\?list=all$/)
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(all).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(all).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: /^My Requests/ }).click()
  await expect(page).toHaveURL(/\/staff$/)
})
