import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('a resident types a number of another country, and one with an extension @phone', async ({ page, app }) => {
  await signIn(page, app, 'owner', '/tenant')
  await page.getByRole('button', { name: 'My profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Amara Okafor' })
  await dialog.getByRole('button', { name: 'Edit Profile' }).click()
  const secondary = dialog.getByLabel('Secondary phone')
  await secondary.fill('')
  await secondary.pressSequentially('+49 12')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Enter the whole number with its country code').first()).toBeVisible()
  await expectAccessible(page)
  await secondary.fill('')
  await secondary.pressSequentially('+49 30 5557 0142')
  await expect(secondary).toHaveValue('+49 30 5557 0142')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(dialog.getByText('+49 30 55570142')).toBeVisible()

  await dialog.getByRole('button', { name: 'Edit Profile' }).click()
  await secondary.fill('')
  await secondary.pressSequentially('4165550134 x12')
  await expect(secondary).toHaveValue('416-555-0134 x12')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('416-555-0134 ext. 12')).toBeVisible()
})
