import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('a sheet is selected, its columns corrected, checked, imported, and the import undone @narrow @main', async ({
  page,
  app,
}) => {
  test.slow()
  const stamp = String(Date.now()).slice(-6)
  const file = `homes-${stamp}.csv`
  const choose = (lines: string[]) =>
    page.getByLabel('Choose a CSV file').setInputFiles({
      name: file,
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from(['Old list;;', 'Suite;Lvl;Area', ...lines].join('\r\n'), 'latin1'),
    })
  await signIn(page, app, 'admin', '/admin?tab=settings&group=import')
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible()
  await expectAccessible(page)

  await choose([`#${stamp}A;12;1,025 sq ft`, `Unit ${stamp}B;12;quite large`])
  await expect(page.getByText(`Columns of ${file}`)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Unit number' })).toHaveText('Suite')
  await expect(page.getByText('Not imported, because no field takes it: Lvl.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Floor' }).click()
  await page.getByRole('option', { name: 'Lvl' }).click()
  await expect(page.getByText('Not imported, because')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const lines = page.getByRole('list', { name: 'Rows of the file' })
  await expect(lines.getByText('The square footage must be a number')).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: '1 row with errors is not imported' })).toBeVisible()
  // The page scrolled to the result, so axe skips what the header now half covers.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose([`#${stamp}A;12;1,025 sq ft`, `Unit ${stamp}B;12;900`])
  await page.getByRole('combobox', { name: 'Floor' }).click()
  await page.getByRole('option', { name: 'Lvl' }).click()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('Import complete')).toBeVisible()

  const before = await page.request.get(`${app.origin}/api/admin/units`)
  expect(await before.text()).toContain(`"${stamp}A"`)
  await page.getByRole('button', { name: `Undo import of ${file}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('Import undone')).toBeVisible()
  await expect(
    page
      .getByRole('list', { name: 'Previous imports' })
      .getByText(/^Undone /)
      .first(),
  ).toBeVisible()
  const after = await page.request.get(`${app.origin}/api/admin/units`)
  expect(await after.text()).not.toContain(`"${stamp}A"`)
})

test('rows are corrected in place or decided about, the right ones are imported, and the others downloaded @narrow', async ({
  page,
  app,
}) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=settings&group=import')
  const tenants = (await (await page.request.get(`${app.origin}/api/admin/tenants`)).json()) as Tenant[]
  const host = tenants.find(({ unit, parkingStalls }) => unit !== null && parkingStalls.length > 0)
  const choose = (lines: string[]) =>
    page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Name;Contact;Phone;Suite;Stall', ...lines].join('\n')),
    })
  await page.getByRole('radio', { name: /^Residents/ }).check()
  await choose([
    'Rea Right;;416-555-0111;;',
    'Sam Wrong;sam@x.example;555;;',
    'Tom Guest;tom@x.example;416-555-0113;4711;',
    `Uma Taker;uma@x.example;416-555-0114;;${host?.parkingStalls[0]}`,
  ])
  const email = page.getByRole('combobox', { name: 'Email', exact: true })
  await email.click()
  await page.getByRole('option', { name: 'Contact' }).click()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const rows = page.getByRole('list', { name: 'Rows of the file' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(page.getByText('1 resident has no email')).toBeVisible()

  const sam = rows.filter({ hasText: 'Sam Wrong' })
  await sam.getByRole('textbox', { name: 'Phone' }).fill('416-555-0112')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Save or discard your corrections first' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Row 3 is correct now')).toBeVisible()
  await expect(sam.getByText('New', { exact: true })).toBeVisible()

  const uma = rows.filter({ hasText: 'Uma Taker' })
  await expect(uma.getByText(`belongs to ${host?.fullName} and stays with them`)).toBeVisible()
  await expect(uma.getByText('Left out', { exact: true }).first()).toBeVisible()
  await uma.getByRole('combobox', { name: 'What to do with row 5' }).click()
  await page.getByRole('option', { name: 'Import anyway' }).click()
  await expect(uma.getByText('New', { exact: true })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByText('1 row not imported: 1 row with errors.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Residents/ })).toBeChecked()
  const file = page.waitForResponse((answer) => answer.url().endsWith('/rows-left'))
  await page.getByRole('button', { name: 'Download 1 row not imported', exact: true }).click()
  const answer = await file
  expect(answer.headers()['content-disposition']).toContain('people-to-correct.csv')
  await expect(page.getByText('Download ready')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  // The same headers again: the columns are remembered, and can be forgotten.
  await choose(['Tom Guest;tom@x.example;416-555-0113;;'])
  await expect(page.getByText(/^Columns as chosen by /)).toBeVisible()
  await expect(email).toHaveText('Contact')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: /^Forget the columns/ }).click()
  await expect(page.getByText('Columns forgotten')).toBeVisible()
  await expect(email).toHaveText('No column')
})

type Tenant = { fullName: string; unit: { unitNumber: string } | null; parkingStalls: string[] }
