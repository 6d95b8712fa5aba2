import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('units on the market and a time for a visit are put into a reply, above the quotation @narrow', async ({
  page,
  app,
}) => {
  test.slow()
  await signIn(page, app, 'staff', '/admin?tab=website-requests')
  await page.getByRole('article').filter({ hasText: 'Two-bedroom' }).getByRole('button', { name: 'Reply' }).click()
  const dialog = page.getByRole('dialog')
  const text = dialog.getByLabel('Message')
  await expect(text).toBeFocused()
  await page.keyboard.type('Dear Xin,')
  await dialog.getByRole('button', { name: 'Insert available units' }).press('Enter')
  const offered = dialog.getByRole('list', { name: 'Available units' })
  await offered.getByRole('checkbox').first().check()
  await offered.getByRole('checkbox').nth(1).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Insert 2 units' }).press('Enter')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(
    /^Dear Xin,\n\S+: floor \d+.*, available .*\n\S+: floor .*\n\nOn \d\d-\d\d-\d{4}, .* wrote:/,
  )
  await dialog.getByRole('button', { name: 'Offer a tour time' }).click()
  const times = dialog.getByRole('list', { name: 'Tour times during office hours' })
  await expectAccessible(page)
  await times.getByRole('button').first().click()
  await expect(text).toHaveValue(/\nWould [A-Z][a-z]+day, [A-Z][a-z]+ \d+ at \d+:\d\d\s[AP]M suit you\?\n\nOn /)
  await expect(offered).toBeHidden()
})
