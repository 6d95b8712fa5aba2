import { expect, signInByCookie, test } from '../fixtures.ts'

test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

const afterFirstScreen = /\/assets\/(?:Layers|NameMenuPopup)-[^/]+\.js$/

test('a portal stays usable when code after its first screen does not arrive, and loads anew for a menu', async ({
  page,
  app,
}) => {
  await signInByCookie(page, app, 'resident')
  await page.route(afterFirstScreen, (route) => route.abort())
  const lost = page.waitForRequest(afterFirstScreen)
  await page.goto(`${app.origin}/tenant?tab=maintenance`)
  await lost
  await page.getByRole('button', { name: 'Submit Request' }).first().click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Request Title' })).toBeEditable()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.unroute(afterFirstScreen)
  const reloaded = page.waitForEvent('domcontentloaded')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /your menu/i })
    .click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Submit Request' }).first()).toBeVisible()
})

test('code that is due while the connection is away follows when it is back', async ({ page, app }) => {
  await signInByCookie(page, app, 'resident')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  // Only what the page knows of its connection: offline, the screen itself could not be loaded.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }))
  await page.goto(`${app.origin}/tenant?tab=maintenance`, { waitUntil: 'networkidle' })
  await page.getByRole('main').click({ position: { x: 2, y: 2 } })
  await expect(page.getByRole('banner')).toBeVisible()
  expect(requested.filter((url) => afterFirstScreen.test(url))).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: true })
    dispatchEvent(new Event('online'))
  })
  await expect(page.locator('[data-toasts]')).toBeAttached()
})
