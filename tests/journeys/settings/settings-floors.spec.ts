import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('an administrator turns a slot, cannot remove the place of existing units, and undoes the change', async ({
  page,
  app,
}) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=settings&group=floors')
  const layouts = page.getByRole('list', { name: 'Layouts' })
  await expect(layouts).toBeVisible()
  await expectAccessible(page)
  await layouts.getByRole('button', { name: 'Change: Layout “terrace”' }).click()
  const layout = page.getByRole('dialog', { name: 'Layout “terrace”' })
  await layout.getByRole('combobox', { name: 'Facing of slot 3' }).click()
  await page.getByRole('option', { name: 'East' }).click()
  await expectAccessible(page)
  await layout.getByRole('button', { name: 'Preview changes' }).click()
  const preview = page.getByRole('dialog', { name: 'Save changes?' })
  await expect(preview).toContainText('terrace, slot 3')
  await expect(preview.getByText('After · Floor 5')).toBeVisible()
  await preview.getByRole('button', { name: 'Save changes' }).click()
  await expect(preview).toBeHidden()
  await expect(layouts.getByRole('listitem').filter({ hasText: 'terrace' })).toContainText('East 3')

  const floors = page.getByRole('list', { name: 'Floors' })
  await floors.getByRole('button', { name: 'Change: Floors 29 to 31' }).click()
  const row = page.getByRole('dialog', { name: 'Floors 29 to 31' })
  await row.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Mechanical' }).click()
  await row.getByRole('button', { name: 'Preview changes' }).click()
  await expect(preview).toContainText(/Unit 29\d\d would lose its place: floor 29 would have no slot \d+/)
  await expect(preview.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true')
  await preview.getByRole('button', { name: 'Keep editing' }).click()
  await row.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /discard|leave/i })
    .click()
  await expect(row).toBeHidden()

  await page
    .getByRole('button', { name: /^Undo: terrace, slot 3/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Undo this change?' }).getByRole('button', { name: 'Undo change' }).click()
  await expect(layouts.getByRole('listitem').filter({ hasText: 'terrace' })).toContainText('East 2')
})
