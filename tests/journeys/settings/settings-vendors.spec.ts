import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('an administrator adds, changes and retires a vendor with previews, and undoes a change', async ({
  page,
  app,
}) => {
  test.slow()
  const name = `Glazing ${Date.now() % 1_000_000}`
  await signIn(page, app, 'admin', '/admin?tab=settings&group=vendors')
  const list = page.getByRole('list', { name: 'Vendors' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const preview = page.getByRole('dialog', { name: 'Save changes?' })
  const make = async () => {
    await preview.getByRole('button', { name: 'Save changes' }).click()
    await expect(preview).toBeHidden()
  }

  await page.getByRole('button', { name: 'Add vendor' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New vendor' })
  await form.getByLabel('Phone').fill('416555')
  await form.getByRole('button', { name: 'Preview changes' }).press('Enter')
  await expect(form.getByText('Enter the company name').first()).toBeVisible()
  await expect(form.getByText('Enter a 10-digit phone number').first()).toBeVisible()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Phone').fill('4165550177')
  await form.getByLabel('Insured until').fill('2020-01-31')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Preview changes' }).press('Enter')
  await expect(preview).toContainText('416-555-0177')
  await make()
  const line = list.getByRole('listitem').filter({ hasText: name })
  await expect(line).toContainText('insurance expired')

  await line.getByRole('button', { name: `Change: ${name}` }).click()
  await page
    .getByRole('dialog', { name: `Vendor ${name}` })
    .getByLabel('Insured until')
    .fill('2099-01-31')
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await expect(preview).toContainText('31-01-2020')
  await expect(preview).toContainText('31-01-2099')
  await expectAccessible(page)
  await make()
  await expect(line.getByText('insurance expired')).toHaveCount(0)

  await line.getByRole('button', { name: `Archive: ${name}` }).click()
  await expect(preview).toContainText('This vendor has no open requests.')
  await make()
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: /^Show \d+ archived/ }).click()
  await expect(line.getByText('Archived')).toBeVisible()
  const recent = page.getByRole('list', { name: 'Recent changes' })
  await recent.getByRole('button', { name: `Undo: ${name}: Status` }).click()
  await page.getByRole('dialog', { name: 'Undo this change?' }).getByRole('button', { name: 'Undo change' }).click()
  await expect(line.getByRole('button', { name: `Archive: ${name}` })).toBeVisible()
})
