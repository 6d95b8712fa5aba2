import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('an administrator creates a backup, sets the schedule and deletes a backup @narrow @main', async ({
  page,
  app,
}) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=settings&group=backup')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Create backup' }).click()
  await expect(page.getByText('Backup created and verified')).toBeVisible()
  const list = page.getByRole('list', { name: 'Backups' })
  const row = list.getByRole('listitem').first()
  await expect(row).toContainText(/[\d,]+ records, \d+ files? · [\d.]+ [kM]B/)
  const link = row.getByRole('link', { name: /^Download the backup of/ })
  const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', app.origin).href)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/x-tar')
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'How often' }).click()
  await page.getByRole('option', { name: 'Every day' }).click()
  await page.getByRole('combobox', { name: 'Time' }).click()
  await page.getByRole('option', { name: '23:00' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Schedule saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'How often' })).toHaveText('Every day')
  await expect(page.getByRole('combobox', { name: 'Time' })).toHaveText('23:00')

  const remove = list.getByRole('button', { name: /^Delete the backup of/ })
  // The page was reloaded, so the list loads first.
  await expect(remove).not.toHaveCount(0)
  const before = await remove.count()
  await remove.last().click()
  const prompt = page.getByRole('alertdialog')
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Delete backup' }).click()
  await expect(prompt).toBeHidden()
  await expect(remove).toHaveCount(before - 1)
})

test('everything is exported as one zip', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=settings&group=export')
  await expectAccessible(page)
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/exports/everything'))
  await page.getByRole('button', { name: 'Export everything' }).click()
  expect((await taken).headers()['content-disposition']).toMatch(/attachment; filename="export-.*\.zip"/)
  await expect(page.getByText('Download ready')).toBeVisible()
})

test('the settings are for administrators: staff see neither the tab nor the page', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/admin?tab=settings')
  await expect(page.getByRole('link', { name: 'Users' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toHaveCount(0)
})
