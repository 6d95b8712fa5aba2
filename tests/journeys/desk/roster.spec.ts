import type { Page } from '@playwright/test'
import type { JourneyProgram } from '../journey-program.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { openPortalAs } from '../requests/request-people.ts'

// The desk's page is stored by the service worker; what it asks for without a connection fails.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|emergency-devices/] })

const passphrase = 'river stone brass'

/** Starts a drill as the desk does, without the forms of incidents. */
const startDrill = (page: Page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({ kind: 'fire_alarm', isDrill: true, title: 'Test of the alarm' })
    const answer = await fetch('/api/desk/incidents', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (!answer.ok) throw new Error(await answer.text())
  })

/** Whether the page and the code of the roster are stored. */
const isStored = () =>
  caches.keys().then(async (names) => {
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const paths = lists.flat().map(({ url }) => new URL(url).pathname)
    return paths.includes('/desk') && paths.some((path) => path.includes('OfflineDesk'))
  })

async function countViews(app: JourneyProgram, way: string): Promise<number> {
  const client = await app.connectDatabase()
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from emergency_views where way = $1 and is_drill',
    [way],
  )
  await client.end()
  return rows[0]?.count ?? 0
}

test('a resident agrees to be on the roster; it opens in a drill, is printed, and its copy opens without a connection @main', async ({
  page,
  browser,
  app,
}) => {
  test.setTimeout(180_000)
  await test.step('the resident enters who needs help, and agrees', async () => {
    await signIn(page, app, 'resident', '/tenant?tab=front-desk')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Help in an emergency' })
    await form.getByRole('textbox', { name: 'Who' }).fill('Mira Osei')
    await form.getByRole('checkbox', { name: 'Wheelchair' }).check()
    await form.getByRole('textbox', { name: 'Pets' }).fill('One parrot')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Please confirm that the person agrees')).toBeVisible()
    await form.getByRole('checkbox', { name: /^I agree/ }).check()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved for an emergency')).toBeVisible()
    await expect(page.getByText('Not viewed by anyone yet')).toBeVisible()
  })

  const office = await openPortalAs(browser, app, 'admin', '/desk?tab=roster')
  await test.step('the office sets a passphrase, and sees who is on it without details', async () => {
    await expect(office.page.getByText('Mira Osei')).toBeVisible()
    await expect(office.page.getByText('One parrot')).toHaveCount(0)
    await office.page.getByRole('button', { name: 'Set a passphrase' }).click()
    await office.page.getByLabel('New passphrase').fill(passphrase)
    await office.page.getByLabel('Once more').fill(passphrase)
    await office.page.getByRole('button', { name: 'Set the passphrase' }).click()
    await expect(office.page.getByText('Passphrase set')).toBeVisible()
  })

  await test.step('at the desk it is closed until a drill, then it opens and prints by floor', async () => {
    await signIn(page, app, 'concierge', '/desk?tab=roster')
    await expect(page.getByText('Closed until an incident or a drill')).toBeVisible()
    await expectAccessible(page)
    await startDrill(page)
    await page.getByRole('button', { name: 'Show the roster' }).click()
    await expect(page.getByText('Mira Osei')).toBeVisible()
    await expect(page.getByText('Pets: One parrot')).toBeVisible()
    await expectAccessible(page)
    // The command of the web browser leaves no record, so it prints no entry.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Mira Osei')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => {
      window.print = () => {
        const sheets = [...document.querySelectorAll('[data-printed] section')]
        document.body.dataset['sheets'] = sheets.map((sheet) => sheet.querySelector('h1')?.textContent).join('|')
      }
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute(
      'data-sheets',
      /Drill: emergency roster, Floor \d+\|Drill: emergency roster, Floor/,
    )
    await expect.poll(() => countViews(app, 'print')).toBe(1)
    // It stays on the screen when the connection is lost meanwhile.
    await page.context().setOffline(true)
    await expect(page.getByText('No connection.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Mira Osei')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('No connection.')).toHaveCount(0, { timeout: 30_000 })
    await expect(page.getByText('Mira Osei')).toBeVisible()
  })

  await test.step('a copy on this device opens without a connection, with the passphrase', async () => {
    await page.getByRole('button', { name: 'Store a copy on this device' }).click()
    await page.getByLabel('Name of this device').fill('Tablet')
    await page.getByLabel('Passphrase').fill(passphrase)
    await page.getByRole('button', { name: 'Store the copy' }).click()
    await expect(page.getByText('On “Tablet”')).toBeVisible()
    await expect.poll(() => page.evaluate(isStored), { timeout: 60_000 }).toBe(true)
    await page.context().setOffline(true)
    await page.goto(`${app.origin}/desk`)
    await expect(page.getByRole('heading', { name: 'The desk has no connection' })).toBeVisible()
    // The drill that was running when there was a connection, with the time of the copy.
    const banner = page.getByRole('region', { name: 'Incidents' })
    await expect(banner).toContainText(/since .+, \d+ min/)
    await expect(banner).toContainText(/No connection: as of \d\d:\d\d/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open the copy' }).click()
    await page.getByLabel('Passphrase').fill('not the passphrase')
    await page.getByRole('button', { name: 'Open the copy' }).click()
    await expect(page.getByText('This passphrase is wrong')).toBeVisible()
    await page.getByLabel('Passphrase').fill(passphrase)
    await page.getByRole('button', { name: 'Open the copy' }).click()
    await expect(page.getByText('Mira Osei')).toBeVisible()
    await expectAccessible(page)
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset['printed'] = String(document.querySelectorAll('[data-printed] section').length > 0)
      }
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'true')
    expect(await countViews(app, 'copy')).toBe(0)
  })

  await test.step('the view and the print are sent once when the connection is back, and the resident sees that it was viewed', async () => {
    await page.context().setOffline(false)
    await expect(page.getByText('No connection.')).toHaveCount(0, { timeout: 30_000 })
    await expect.poll(() => countViews(app, 'copy'), { timeout: 30_000 }).toBe(2)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Show the roster' })).toBeVisible()
    await expect(page.getByText('to send')).toHaveCount(0)
    expect(await countViews(app, 'copy')).toBe(2)
    await expect(office.page.getByText(/copy on Tablet · drill “Test of the alarm”/)).toHaveCount(2)
    expect(office.errors).toEqual([])
    await signIn(page, app, 'resident', '/tenant?tab=front-desk')
    await expect(page.getByText(/Last viewed in a drill on/)).toBeVisible()
  })
})

test('the office removes a device: its copy is deleted when it next has a connection', async ({
  page,
  browser,
  app,
}) => {
  const office = await openPortalAs(browser, app, 'admin', '/desk?tab=roster')
  await office.page.getByRole('button', { name: 'Set a passphrase' }).click()
  await office.page.getByLabel('New passphrase').fill(passphrase)
  await office.page.getByLabel('Once more').fill(passphrase)
  await office.page.getByRole('button', { name: 'Set the passphrase' }).click()
  await expect(office.page.getByText('Passphrase set')).toBeVisible()
  await signIn(page, app, 'concierge', '/desk?tab=roster')
  await page.getByRole('button', { name: 'Store a copy on this device' }).click()
  await page.getByLabel('Name of this device').fill('Tablet')
  await page.getByLabel('Passphrase').fill(passphrase)
  await page.getByRole('button', { name: 'Store the copy' }).click()
  await expect(page.getByText('On “Tablet”')).toBeVisible()
  await office.page.getByRole('button', { name: 'Remove Tablet' }).click()
  await office.page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('The office removed this device. Its copy was deleted.')).toBeVisible({ timeout: 30_000 })
})
