import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Calls are answered 409 or not at all, which the browser logs as errors.
test.use({ expectedErrors: [/status of 409|ERR_CONNECTION_RESET|ERR_FAILED/] })

async function scan(page: Page, label: string) {
  await page.keyboard.type(label)
  await page.keyboard.press('Enter')
}

const scanField = (page: Page) => page.getByRole('textbox', { name: 'Tracking number' })
const recipient = (page: Page) => page.getByRole('combobox', { name: 'Recipient' })
const taken = (page: Page) => page.getByRole('region', { name: 'Taken in', exact: true })

test('an Enter does not choose between namesakes', async ({ page, app }) => {
  const client = await app.connectDatabase()
  const { rows } = await client.query<{ name: string; homes: number }>(
    `select full_name as name, count(*)::int as homes from residents r join assignments a on a.resident_id = r.id and a.ended_at is null
     where full_name ~ '^[A-Za-z]+ [A-Za-z]+$' group by full_name having count(*) > 1 order by full_name limit 1`,
  )
  await client.end()
  const { name, homes } = rows[0] ?? { name: '', homes: 0 }
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  await expect(scanField(page)).toBeFocused()
  await scan(page, 'TBA502887260001')
  await expect(recipient(page)).toBeFocused()
  await scan(page, name)
  const options = page.getByRole('option').filter({ hasText: name })
  await expect(options).toHaveCount(homes)
  await expect(taken(page).getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  const second = options.nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  const [unitNumber = ''] = (await second.innerText()).split('\n')
  await page.keyboard.press('Enter')
  await expect(taken(page).getByRole('listitem')).toContainText(`${name}, ${unitNumber}`)
})

test('a parcel that could not be saved while the next one is scanned is listed, and sent again', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  let isReset = true
  await page.route('**/api/desk/packages?*', async (route) => {
    if (route.request().method() !== 'POST' || !isReset) return route.fallback()
    await expect(recipient(page)).toBeFocused()
    return route.abort('connectionreset')
  })
  await expect(scanField(page)).toBeFocused()
  await scan(page, 'TBA502887260011')
  await expect(recipient(page)).toBeFocused()
  await page.keyboard.press('!')
  await scan(page, 'Amara Okafor')
  await expect(scanField(page)).toBeFocused()
  await scan(page, 'TBA502887260012')
  const unsaved = page.getByRole('list', { name: 'Not taken in' })
  await expect(unsaved).toContainText('Amara Okafor, 2107')
  await expect(unsaved).toContainText('Amazon ··0011')
  await expectAccessible(page)
  isReset = false
  await expect(recipient(page)).toBeFocused()
  await scan(page, 'Amara Okafor')
  await expect(taken(page).getByText('Amazon ··0012')).toBeVisible()
  await unsaved.getByRole('button', { name: 'Try again' }).click()
  await expect(taken(page).getByText('Amazon ··0011 · damaged')).toBeVisible()
  await expect(unsaved).toBeHidden()
})

test('what is not taken in outlives another page, a page that is loaded again, and is not shown to a colleague', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  await page.route('**/api/desk/packages?*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await expect(scanField(page)).toBeHidden()
    return route.abort('connectionreset')
  })
  await expect(scanField(page)).toBeFocused()
  await scan(page, 'TBA502887260051')
  await expect(recipient(page)).toBeFocused()
  await scan(page, 'Amara Okafor')
  await expect(scanField(page)).toBeFocused()
  await scan(page, 'TBA502887260052')
  await expect(recipient(page)).toBeFocused()
  await page.keyboard.type('soo')
  await expect(recipient(page)).toHaveValue('soo')
  const unsaved = page.getByRole('list', { name: 'Not taken in' })
  await expect(unsaved).toContainText('Amara Okafor, 2107')
  await page.getByRole('link', { name: 'Desk', exact: true }).click()
  const box = page.getByRole('combobox', { name: 'Scan or search' })
  await expect(box).toBeFocused()
  await expect(page.getByRole('link', { name: '2 packages are not taken in' })).toBeVisible()
  await expectAccessible(page)
  // Another label is scanned: what was in hand waits for its recipient.
  await scan(page, 'TBA502887260053')
  await expect(page.getByText('TBA5 0288 7260 053')).toBeVisible()
  await expect(unsaved.getByRole('listitem')).toHaveCount(2)
  await expect(unsaved).toContainText('It has no recipient yet.')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('3 packages are not taken in.')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByText('TBA5 0288 7260 053')).toBeVisible()
  await page.unroute('**/api/desk/packages?*')
  await unsaved.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('TBA5 0288 7260 052')).toBeVisible()
  await expect(recipient(page)).toHaveValue('soo')
  await unsaved.getByRole('button', { name: 'Try again' }).click()
  await expect(taken(page).getByText('Amazon ··0051')).toBeVisible()
  await expect(unsaved.getByRole('listitem')).toHaveCount(1)
  await signIn(page, app, 'staff', '/desk?tab=take-in')
  await expect(scanField(page)).toBeFocused()
  await expect(unsaved).toHaveCount(0)
})

test('an Enter that is pressed twice takes in one parcel', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  const added: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/desk/packages?')) added.push(request.url())
  })
  let answer: () => void = () => {}
  const isPressed = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/desk/search*', async (route) => {
    await isPressed
    await route.fallback()
  })
  await expect(scanField(page)).toBeFocused()
  await scan(page, 'TBA502887260041')
  await expect(recipient(page)).toBeFocused()
  await scan(page, 'Amara Okafor')
  await page.keyboard.press('Enter')
  answer()
  await expect(taken(page).getByText('Amazon ··0041')).toBeVisible()
  await expect(scanField(page)).toBeFocused()
  await page.waitForLoadState('networkidle')
  expect(added).toHaveLength(1)
  await expect(page.getByRole('list', { name: 'Not taken in' })).toHaveCount(0)
})

test('a scanner types into the next field after another control was pressed', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  await expect(scanField(page)).toBeFocused()
  await page.getByText('For a carrier').click()
  await expect(scanField(page)).toBeFocused()
  await page.getByRole('button', { name: 'Large' }).click()
  await scan(page, 'TBA502887260031')
  await expect(page.getByRole('combobox', { name: 'Sender' })).toBeFocused()
  await scan(page, 'Amara Okafor')
  await expect(taken(page).getByRole('listitem')).toContainText('Amazon ··0031 · large')
  await page.goto(`${app.origin}/desk?tab=packages&state=outgoing`)
  await expect(page.getByRole('listitem').filter({ hasText: '··0031' })).toContainText('Amara Okafor')
})

test('what is for the whole home is handed out with the packages of a person, who signs or is photographed', async ({
  page,
  app,
}) => {
  await page.context().grantPermissions(['camera'])
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  await expect(scanField(page)).toBeFocused()
  await scan(page, 'TBA502887260021')
  await expect(recipient(page)).toBeFocused()
  await page.keyboard.type('2107')
  await page.getByRole('option').filter({ hasText: 'For the whole home' }).click()
  await expect(taken(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Desk', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await scan(page, 'Amara Okafor')
  const dialog = page.getByRole('dialog', { name: 'Hand out to Amara Okafor' })
  await expect(dialog.getByText('For the whole home')).toBeVisible()
  await expect(dialog.getByText('keep cold · Meal box')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Signature' }).check()
  await dialog.getByRole('button', { name: /^Hand out/ }).click()
  await expect(dialog.getByText('Let them sign, or choose another way')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Photo' }).check()
  await expect(dialog.getByText('Let them sign')).toBeHidden()
  await dialog.getByLabel('Choose a picture file').setInputFiles({
    name: 'collected.png',
    mimeType: 'image/png',
    buffer: await picture(page),
  })
  await expect(dialog.getByText('Photo saved')).toBeVisible()
  await dialog.getByRole('button', { name: /^Hand out/ }).click()
  await expect(page.getByText(/3 packages handed to Amara Okafor/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await scan(page, 'Amara Okafor')
  const none = page.getByRole('dialog', { name: 'Amara Okafor' })
  await expect(none.getByText('No packages are waiting for Amara Okafor')).toBeVisible()
})

test('visitors and keys are shown when packages cannot be loaded', async ({ page, app }) => {
  await page.route('**/api/desk/packages/summary*', (route) => route.abort('failed'))
  await signIn(page, app, 'concierge')
  await expect(page.getByText('Packages could not be loaded')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Expected visitors/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Keys out/ })).toBeVisible()
  await page.unroute('**/api/desk/packages/summary*')
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByRole('heading', { name: /^Packages waiting/ })).toBeVisible()
})

/** A small picture, drawn by the browser. */
async function picture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
