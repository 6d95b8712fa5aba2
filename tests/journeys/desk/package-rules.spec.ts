import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Days that are not possible are answered 400, and an outdated version 412, which the browser logs as errors.
test.use({ expectedErrors: [/status of 4(?:00|12)/] })

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

test('what another person saved meanwhile is not overwritten without a message', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/desk?tab=packages')
  await page.getByRole('button', { name: 'Reminders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reminders and returns' })
  const reminders = dialog.getByRole('group', { name: 'Most packages' }).getByLabel('Remind the recipient after')
  await expect(reminders).toHaveValue('2, 5, 9')
  await reminders.fill('3, 7')
  await page.evaluate(async () => {
    const { version: _, ...rules } = (await (await fetch('/api/desk/package-rules')).json()) as { version: number }
    const body = JSON.stringify({ ...rules, returnAfter: 30 })
    await fetch('/api/desk/package-rules', { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Someone else changed this in the meantime.')).toBeVisible()
  await expect(reminders).toHaveValue('3, 7')
  // What was not typed is what the other person saved.
  await expect(dialog.getByRole('spinbutton', { name: 'Send back after' }).first()).toHaveValue('30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Reminders and returns saved')).toBeVisible()
})
