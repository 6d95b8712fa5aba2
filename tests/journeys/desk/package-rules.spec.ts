import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Days that are not possible are answered 400, which the browser logs as an error.
test.use({ expectedErrors: [/status of 400/] })

test('the office sets the days of reminders and returns, and takes the change back', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/desk?tab=packages')
  await page.getByRole('button', { name: 'Reminders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reminders and returns' })
  const usual = dialog.getByRole('group', { name: 'Most packages' })
  const reminders = usual.getByLabel('Remind the recipient after')
  await expect(reminders).toHaveValue('2, 5, 9')
  await expectAccessible(page)
  await reminders.fill('soon')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(usual.getByText(/^Write up to 5 whole numbers/)).toBeVisible()
  await reminders.fill('3 20')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(usual.getByText(/^The last reminder has to come before/)).toBeVisible()
  await reminders.fill('3, 7')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Reminders and returns saved')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  await page.getByRole('button', { name: 'Reminders' }).click()
  await expect(reminders).toHaveValue('2, 5, 9')
})
