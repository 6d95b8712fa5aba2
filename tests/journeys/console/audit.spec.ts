import { expect, expectAccessible, signIn, signInByForm, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/status of 401/] })

test('an administrator sees who revealed a code, opens the record, and exports the log @narrow @main', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin')
  const { id, name } = await page.evaluate(async () => {
    const answer = await fetch('/api/admin/tenants?limit=200')
    const tenants = (await answer.json()) as { id: string; fullName: string; hasUnitAccessCode: boolean }[]
    const tenant = tenants.find(({ hasUnitAccessCode }) => hasUnitAccessCode)
    if (!tenant) throw new Error('Residents of the demo building have codes.')
    await fetch(`/api/admin/tenants/${tenant.id}/reveal`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code: 'unitAccessCode' }),
    })
    return { id: tenant.id, name: tenant.fullName }
  })
  await page.goto(`${app.origin}/admin?tab=audit`)
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expectAccessible(page)
  }

  await page.getByRole('button', { name: 'Codes and exports' }).click()
  await expect(page).toHaveURL(/kind=looked/)
  const looked = page
    .getByRole('listitem')
    .filter({ hasText: `viewed the unit access code of ${name}` })
    .first()
  await expect(looked).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)

  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'exported the audit log' }).first()).toBeVisible()
  await looked.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`tenant=${id}`))
  await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible()
})

test('the audit log is filtered by keyboard, and an empty result is cleared', async ({ page, app }) => {
  // Signs in through the form, because the log records that.
  await signInByForm(page, app, 'admin')
  await page.goto(`${app.origin}/admin?tab=audit&from=2001-01-01&to=2001-01-02`)
  await expect(page.getByText('No entries match these filters')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Area' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Accounts' }).click()
  await expect(page).toHaveURL(/recordType=accounts/)
  await expect(page.getByRole('listitem').first()).toContainText(/signed in from \d/)
})
