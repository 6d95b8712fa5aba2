import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

test('a view is saved, changed, shared and deleted, and its address is a link @main', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=tenants')
  const views = page.getByRole('navigation', { name: 'Views' })
  const menu = views.getByRole('button', { name: 'Change view' })
  const choose = async (name: string) => {
    await menu.click()
    await page.getByRole('menuitem', { name }).click()
  }
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'owner' }).click()
  await expect(page).toHaveURL(/type=Owner/)

  await views.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByText('Enter a name').first()).toBeVisible()
  await dialog.getByLabel('Name').fill('Owners')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByText('View “Owners” saved')).toBeVisible()
  await expect(views.locator('[aria-current]')).toHaveText([/^Owners\d+$/])
  const address = page.url()

  await page.getByRole('searchbox').fill('a')
  await expect(page).toHaveURL(/search=a/)
  await expect(views.getByRole('link', { name: 'Owners changed' })).toBeVisible()
  await choose('Replace “Owners” with these filters')
  await expect(views.locator('[aria-current]')).toHaveText([/^Owners\d+$/])
  await choose('Rename')
  const renaming = page.getByRole('dialog', { name: 'Rename “Owners”' })
  await renaming.getByLabel('Name').fill('Owners with a')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(views.locator('[aria-current]')).toHaveText([/^Owners with a\d+$/])
  await expectAccessibleInBothThemes(page)

  await choose('Share with the office')
  await expect(page.getByText('The office sees “Owners with a” now')).toBeVisible()
  const colleague = await page.context().browser()!.newContext()
  const theirs = await colleague.newPage()
  await signIn(theirs, app, 'staff', '/admin?tab=tenants')
  await theirs.getByRole('link', { name: 'Owners with a' }).click()
  await expect(theirs).toHaveURL(/type=Owner.*search=a|search=a.*type=Owner/)
  await theirs.getByRole('button', { name: 'Change view' }).click()
  await expect(theirs.getByRole('menuitem')).toHaveText(['Save as a new view'])
  await colleague.close()

  await choose('Delete view')
  await expect(views.getByRole('link', { name: 'Owners with a' })).toHaveCount(0)
  await expect(page).not.toHaveURL(/type=Owner/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await views.getByRole('link', { name: 'Owners with a' }).click()
  await expect(page).toHaveURL(/search=a/)

  // A link opens the filters, also of a view that was replaced since.
  await page.goto(address)
  await expect(views.getByRole('link', { name: 'Owners with a changed' })).toBeVisible()
})
