import { expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'
import { openPortalAs } from '../requests/request-people.ts'
import { openAndLoseConnection } from './lose-connection.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RESET/] })

test('the desk without a connection for five minutes says so, and returns to work by itself @main', async ({
  page,
  browser,
  app,
}) => {
  test.setTimeout(120_000)
  const office = await openPortalAs(browser, app, 'staff', '/desk?tab=take-in')
  const { waiting, before } = await openAndLoseConnection(page, app)
  await expect(page.getByText(/^What you see is of \d\d:\d\d/)).toBeVisible()
  await expectAccessible(page)
  // What was on the screen stays; what needs the server says why it waits.
  const visitor = page.getByRole('button', { name: /^Visitor/ })
  await expect(visitor).toHaveAttribute('aria-disabled', 'true')
  await expect(visitor).toHaveAccessibleDescription('This waits for the connection')
  await expect(page.getByRole('button', { name: 'Hand out' }).first()).toBeVisible()

  // Two parcels by scanner and keyboard; one for a unit that does not exist.
  await page.getByRole('button', { name: /^Take in/ }).click()
  for (const [label, unit] of [
    ['1Z999AA10123456784', '2107'],
    ['4002115551234567', '99999'],
  ] as const) {
    await expect(page.getByRole('textbox', { name: 'Tracking number' })).toBeFocused()
    await page.keyboard.type(label)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Unit' })).toBeFocused()
    await page.keyboard.type(unit)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('2 parcels to send.')).toBeVisible()
  await expectAccessible(page)
  // Signing out is not offered, and what waits is named.
  await page.getByRole('button', { name: 'Logout' }).click()
  const signingOut = page.getByRole('alertdialog', { name: 'Signing out needs a connection' })
  await expect(signingOut).toContainText('2 parcels wait on this device.')
  await expect(signingOut.getByRole('button')).toHaveText(['Close'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // A note, with the time at which it was written; one more is being typed when the connection is back.
  await page.getByRole('link', { name: 'Desk', exact: true }).press('Enter')
  await page.getByRole('button', { name: /^Note/ }).press('Enter')
  const note = page.getByRole('textbox', { name: 'What happened?' })
  await expect(note).toBeFocused()
  await page.keyboard.type('Smell of gas at the loading dock')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('1 entry to send.')).toBeVisible()
  await expect(note).toHaveValue('')
  await page.keyboard.type('Half of a')
  await expectAccessible(page)

  // A colleague works on meanwhile.
  await office.page.evaluate(async () => {
    const found = (await (await fetch('/api/desk/search?text=2107')).json()) as { units: { unitId: string }[] }
    const unitId = found.units[0]?.unitId
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify({ unitId }) }
    const answer = await fetch('/api/desk/packages', sent)
    if (!answer.ok) throw new Error(await answer.text())
  })
  await page.clock.runFor('05:00')
  await expect(page.getByText('No connection.')).toBeVisible()

  await page.context().setOffline(false)
  await page.clock.runFor('00:11')
  await expect(page.getByText('No connection.')).toHaveCount(0)
  await expect(waiting).toHaveText(`Packages${before + 2}`)
  await expect(page.getByText('1 parcel was taken in')).toBeVisible()
  const written = page.getByRole('listitem').filter({ hasText: 'Smell of gas at the loading dock' })
  // An attempt in the moment in which the connection returns can fail: the next one is ten seconds later.
  await expect(async () => {
    await page.clock.runFor('00:11')
    await expect(written).toHaveCount(1, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await expect(written).toContainText('without a connection')
  await expect(note).toHaveValue('Half of a')
  await page.keyboard.type(' sentence')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Half of a sentence' })).toHaveCount(1)
  await expect(note).toHaveCount(0)
  await page.getByRole('link', { name: 'Take in' }).press('Enter')
  // It is in the list with its shelf: the message may have passed while nobody looked.
  const taken = page.getByRole('region', { name: 'Taken in', exact: true }).getByRole('listitem')
  await expect(taken).toHaveCount(1)
  await expect(taken).toContainText('6784')
  // The one that could not be taken in waits for its unit, and is sent then.
  await expect(page.getByText('There is no such unit')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: /^Unit of/ }).fill('2107')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(waiting).toHaveText(`Packages${before + 3}`)
  await expect(page.getByText('There is no such unit')).toHaveCount(0)
  await expect(taken).toHaveCount(2)
})

test('a parcel without a label whose answer was lost is taken in once @main', async ({ page, app }) => {
  const { waiting, before } = await openAndLoseConnection(page, app)
  await page.getByRole('button', { name: /^Take in/ }).click()
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Unit' })).toBeFocused()
  await page.keyboard.type('2107')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 parcel to send.')).toBeVisible()

  // The server takes it in, and the connection is lost before its answer arrives.
  let lost = 0
  await page.context().route('**/api/desk/packages', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    const answer = await route.fetch()
    expect(answer.status()).toBe(201)
    return route.abort('connectionreset')
  })
  await page.context().setOffline(false)
  await page.clock.runFor('00:11')
  await expect.poll(() => lost).toBe(1)
  // It is sent again by itself.
  await page.clock.runFor('00:11')
  await expect(page.getByText('1 parcel was taken in')).toBeVisible()
  await expect(waiting).toHaveText(`Packages${before + 1}`)
})

test('the desk can be installed as an app', async ({ page, app }) => {
  await signInByCookie(page, app, 'concierge')
  await page.goto(`${app.origin}/desk`)
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await page.request.get(`${app.origin}${address}`)).json()) as Record<string, unknown>
  expect([manifest['start_url'], manifest['display']]).toEqual(['/desk', 'standalone'])
  expect(manifest['name']).toMatch(/^Front desk · /)
})
