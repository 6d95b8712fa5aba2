import { expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { beforeSignIn, profile } from '../console/people-page.ts'

test.use({ expectedErrors: [beforeSignIn] })

test('a profile, a document and a vendor are put back from the toast of their change', async ({ page, app }) => {
  const toasts = page.locator('[data-toasts]')
  const undo = async () => {
    await toasts.getByRole('button', { name: /^Undo/ }).click()
    await expect(page.getByText('The change was undone')).toBeVisible()
  }
  await signIn(page, app, 'admin', '/admin?tab=resources')
  const camera = page.getByRole('listitem').filter({ hasText: 'Lobby camera' })
  await camera.getByRole('button', { name: /^Archive/ }).click()
  await expect(toasts.getByText('Archived; residents no longer see it')).toBeVisible()
  await expect(camera).toHaveCount(0)
  await expectAccessible(page)
  await undo()
  await expect(camera).toBeVisible()

  await page.goto(`${app.origin}/admin?tab=settings&group=vendors`)
  const vendor = page.getByRole('list', { name: 'Vendors' }).getByRole('listitem').filter({ hasText: 'Brightline' })
  await vendor.getByRole('button', { name: /^Archive/ }).click()
  await page.getByRole('dialog', { name: 'Save changes?' }).getByRole('button', { name: 'Save changes' }).click()
  await expect(vendor).toHaveCount(0)
  await undo()
  await expect(vendor).toBeVisible()

  await page.goto(`${app.origin}/admin?tab=tenants`)
  await page
    .getByRole('button', { name: /^Manage/ })
    .first()
    .click()
  await profile(page).getByRole('button', { name: 'Edit Profile' }).click()
  const name = profile(page).getByLabel('Preferred Name')
  const before = await name.inputValue()
  await name.fill(`${before} for once`)
  await profile(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(profile(page).getByText(`${before} for once`)).toBeVisible()
  await profile(page).getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('The change was undone')).toBeVisible()
  await expect(profile(page).getByText(`${before} for once`)).toHaveCount(0)
})
