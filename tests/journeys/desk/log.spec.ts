import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

test('a shift is handed over: an entry becomes a request, the shift ends, the next one confirms @main', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'concierge')
  // The mark opens the form from the field that always has the focus.
  await page.getByRole('combobox', { name: 'Scan or search' }).press('.')
  const writing = page.getByRole('dialog', { name: 'Write entry' })
  await expect(writing.getByRole('textbox', { name: 'What happened?' })).toBeFocused()
  await page.keyboard.type('Water drips in the bicycle room')
  await writing.getByRole('checkbox', { name: 'Something has to be done' }).press('Space')
  await writing.getByRole('textbox', { name: 'What happened?' }).press('Control+Enter')
  await expect(page.getByText('Entry saved')).toBeVisible()
  await expectAccessible(page)
  const points = page.getByRole('region', { name: /^Open points/ })
  await points
    .getByRole('button', { name: /Water drips/ })
    .first()
    .press('Enter')
  const entry = page.getByRole('dialog', { name: 'Note' })
  await entry.getByRole('button', { name: 'Make a request' }).press('Enter')
  await entry.getByRole('button', { name: 'Make a request' }).press('Enter')
  await expect(page.getByText(/VPP-\d+ filed/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(points.getByRole('listitem')).toHaveCount(3)

  await page.getByRole('button', { name: 'End shift' }).press('Enter')
  const ending = page.getByRole('dialog', { name: 'End shift' })
  await ending.getByRole('textbox', { name: 'For the next shift' }).fill('The plumber comes at nine.')
  await ending.getByRole('button', { name: 'End shift' }).press('Enter')
  await page.getByRole('button', { name: 'Begin shift' }).press('Enter')
  await expect(page.getByText('The plumber comes at nine.')).toBeVisible()
  await page.getByRole('button', { name: 'I have read it' }).press('Enter')
  await expect(page.getByText('Hand-over confirmed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'I have read it' })).toBeHidden()
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^PDF of the shift/ })
      .first()
      .press('Enter'),
  ])
  expect(pdf.suggestedFilename()).toBe('shift-log.pdf')
})

test('a round records the places whose signs are scanned', async ({ page, app }) => {
  const client = await app.connectDatabase()
  const { rows } = await client.query<{ code: string; name: string }>(
    `select code, place_name as name from report_places where archived_at is null and place_kind = 'common_area' order by place_name limit 2`,
  )
  await client.end()
  const [sign, other] = rows
  await signIn(page, app, 'concierge')
  await page.getByRole('link', { name: /Shift log/ }).click()
  await page.getByRole('button', { name: 'Begin round' }).press('Enter')
  const code = page.getByRole('textbox', { name: 'Code of the sign' })
  await expect(code).toBeFocused()
  // A scanner types wherever the focus is, and a point of the address begins no entry.
  await page.getByRole('button', { name: 'End round' }).focus()
  await page.keyboard.type(`${app.origin}/report?place=${sign?.code ?? ''}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${sign?.name ?? ''} recorded`)).toBeVisible()
  await expectAccessible(page)
  // The camera of a phone opens the address of a sign.
  await page.goto(`${app.origin}/report?place=${other?.code ?? ''}`)
  await expect(page.getByText(`${other?.name ?? ''} recorded`)).toBeVisible()
  await expect(page).toHaveURL(/\/desk\?tab=log$/)
  await page.getByRole('button', { name: 'End round' }).press('Enter')
  const ended = page.getByRole('listitem').filter({ hasText: /^2 of \d+ points/ })
  await expect(ended).toContainText('Not reached: ')
  await expect(ended).toContainText(sign?.name ?? '')
})

test.describe('a sign of the address', () => {
  test.use({ expectedErrors: [/status of (?:404|503)/] })

  test('a sign that could not be loaded is not called unknown, and is loaded again', async ({ page, app }) => {
    const client = await app.connectDatabase()
    const { rows } = await client.query<{ code: string; name: string }>(
      `select code, place_name as name from report_places where archived_at is null and place_kind = 'common_area' order by place_name limit 1`,
    )
    await client.end()
    const [sign] = rows
    await page.route('**/api/report-places/*', (route) =>
      route.fulfill({ status: 503, json: { message: 'The database is being moved.', code: 'unavailable' } }),
    )
    await signIn(page, app, 'concierge', `/desk?tab=log&point=${sign?.code ?? ''}`)
    const notice = page.getByRole('status').filter({ hasText: 'The sign that was scanned could not be loaded.' })
    await expect(notice).toBeVisible()
    await expect(page.getByText('is not known')).toHaveCount(0)
    await page.unroute('**/api/report-places/*')
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(`The sign of ${sign?.name ?? ''} was scanned.`)).toBeVisible()
  })

  test('a sign that is opened without a round is named, and a round can begin with it', async ({ page, app }) => {
    const client = await app.connectDatabase()
    const { rows } = await client.query<{ code: string; name: string }>(
      `select code, place_name as name from report_places where archived_at is null and place_kind = 'common_area' order by place_name limit 1`,
    )
    await client.end()
    const [sign] = rows
    await signIn(page, app, 'concierge', `/desk?tab=log&point=${sign?.code ?? ''}`)
    const notice = page.getByRole('status').filter({ hasText: `The sign of ${sign?.name ?? ''} was scanned.` })
    await expect(notice).toContainText('No round is under way')
    await expect(page).toHaveURL(/\/desk\?tab=log$/)
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Begin a round here' }).click()
    await expect(page.getByText(`${sign?.name ?? ''} recorded`)).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect(page.getByText(/^1 of \d+ points/)).toBeVisible()
    // A sign that is not known says so, and nothing is recorded by the next round.
    await page.getByRole('button', { name: 'End round' }).press('Enter')
    await page.goto(`${app.origin}/desk?tab=log&point=zzzzzz`)
    await expect(page.getByText('The sign that was scanned is not known.')).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Begin round' }).press('Enter')
    await expect(page.getByText(/^0 of \d+ points/)).toBeVisible()
  })
})
