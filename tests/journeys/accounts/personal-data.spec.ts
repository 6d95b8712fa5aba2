import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('a resident exports their personal data', async ({ page, app }) => {
  await signIn(page, app, 'resident', '/account')
  const card = page.getByRole('region', { name: 'Your data' })
  await expectAccessible(page)
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/api/tenant/data/page'))
  await card.getByRole('button', { name: 'Download as a web page' }).click()
  expect((await taken).headers()['content-disposition']).toMatch(/attachment; filename=".+\.html"/)
  await expect(page.getByText('Download ready')).toBeVisible()
})

test('an administrator erases a former resident, and previews what remains @narrow @main', async ({ page, app }) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=settings')
  const stamp = Date.now()
  const name = `Gone Resident${stamp}`
  const made = await page.request.post(`${app.origin}/api/admin/tenants`, {
    headers: { origin: app.origin },
    data: { fullName: name, emailPrimary: `gone-${stamp}@x.example`, phonePrimary: '4165550199', sendInvitation: true },
  })
  expect(made.status()).toBe(201)
  await page.goto(`${app.origin}/admin?tab=settings&group=personal-data`)
  await page.getByLabel('Resident', { exact: true }).click()
  await page.getByPlaceholder('Find a resident by name').fill(name)
  await page.getByRole('option', { name }).click()
  await expect(page.getByRole('button', { name: 'Download as JSON' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: "Erase this resident's data" }).click()
  const prompt = page.getByRole('alertdialog', { name: `Permanently erase the data of ${name}?` })
  await expect(prompt.getByRole('region', { name: 'Will be erased' })).toContainText(/Account and resident record\s*2/)
  await expect(prompt.getByRole('region', { name: 'Will stay' })).toContainText('Existing backups')
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText('Data erased', { exact: true })).toBeVisible()
  const list = await page.request.get(`${app.origin}/api/admin/tenants?search=Resident${stamp}`)
  expect(await list.json()).toEqual([])
})
