import { addressOf, expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('an administrator sends a test e-mail, reads an e-mail and resends a failed one @narrow', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin', '/admin?tab=settings&group=mail')
  const emails = page.getByRole('list', { name: 'Emails' })
  await expect(emails).toBeVisible()
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The email was saved as a file.' })).toBeVisible()
  await expect(page.getByText(addressOf('admin')).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Name, address or subject' }).fill(`Test email ${addressOf('admin')}`)
  await expect(page).toHaveURL(/search=/)
  const written = emails.getByRole('button', { name: 'Test email' }).first()
  await expect(written).toBeVisible()
  await written.click()
  const dialog = page.getByRole('dialog', { name: 'Test email' })
  await expect(dialog.getByText('If you can read it, emails from the building are being delivered.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: /^Failed/ }).click()
  await expect(page).toHaveURL(/state=failed/)
  const again = emails.getByRole('button', { name: /^Resend “/ })
  await expect(again.first()).toBeVisible()
  // Only the e-mails to one person, because all of them may fill more than one page.
  const rows = emails.getByRole('listitem')
  await expect.poll(async () => (await rows.count()) - (await again.count())).toBe(0)
  const address = /[\w.+-]+@[\w.-]+/.exec(await rows.first().innerText())?.[0] ?? ''
  await page.getByRole('searchbox', { name: 'Name, address or subject' }).fill(address)
  await expect.poll(async () => (await rows.count()) - (await rows.filter({ hasText: address }).count())).toBe(0)
  const before = await again.count()
  expect(before).toBeGreaterThan(0)
  await again.first().click()
  await expect(page.getByText('The email is being sent')).toBeVisible()
  await expect(again).toHaveCount(before - 1)
})
