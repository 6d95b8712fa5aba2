import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// The server rejects an address that is none.
test.use({ expectedErrors: [/400 .*recipients/] })

test('a bounced address is shown on the resident, and corrected in the form that its notice opens', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin', '/admin?tab=tenants&search=Hannah')
  await page
    .getByRole('button', { name: /^Manage Profile/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const id = new URL(page.url()).searchParams.get('tenant') ?? ''
  await app.query(
    `insert into bounced_addresses (user_id, address, reason, email_id, bounced_at)
     select u.id, lower(coalesce(nullif(r.email_primary, ''), u.email)), '550 5.1.1 No such user', gen_random_uuid(), now()
     from residents r join users u on u.id = r.user_id where r.id = $1`,
    [id],
  )
  await page.reload()
  await expect(dialog.getByText(/^Emails to .* come back$/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Correct the address' }).click()
  await dialog.getByRole('textbox', { name: 'Primary Email' }).fill('hannah.new@home.example')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('hannah.new@home.example')).toBeVisible()
  // They still sign in with the old one, which only they can change.
  await expect(dialog.getByText(/They only sign in with it/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Correct the address' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'It works again' }).click()
  await expect(dialog.getByText(/come back$/)).toHaveCount(0)
})

test('the address of a failed announcement is corrected in its list and sent again, or left as it is', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin', '/admin?tab=announcements&search=Hot water off')
  await page.getByRole('button', { name: 'Hot water off on Monday morning' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: /^Recipients/ }).click()
  await dialog.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Email failed' }).click()
  const recipients = dialog.getByRole('listitem')
  // The former list stays until the filtered one is there.
  const correct = page.getByRole('button', { name: /^Correct/ })
  await expect(recipients.filter({ hasNot: correct })).toHaveCount(0)
  const first = recipients.first()
  const name = (await first.innerText()).split('\n')[0] ?? ''
  await first.getByRole('button', { name: /^Correct/ }).click()
  await first.getByRole('button', { name: 'Cancel' }).click()
  await first.getByRole('button', { name: /^Correct/ }).click()
  await first.getByRole('textbox', { name: 'Email address' }).fill('not an address')
  await first.getByRole('button', { name: 'Save and send again' }).click()
  await expect(first.getByText('Enter an email address like name@example.com.')).toBeVisible()
  await first.getByRole('textbox', { name: 'Email address' }).fill('right@home.example')
  await first.getByRole('button', { name: 'Save and send again' }).click()
  await expect(first).not.toContainText(name)
  expect(await app.emailWith('right@home.example')).toContain('Hot water off')
})
