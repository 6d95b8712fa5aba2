import { expect, signInByCookie, test } from '../fixtures.ts'

// The service worker keeps the shell of the portals, and nothing else.

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 404|ERR_FAILED/] })

const storedPaths = () =>
  caches.keys().then(async (names) => {
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('the shell opens without a network, answers of the API are never stored, and the worker can be turned off @main', async ({
  page,
  app,
}) => {
  await signInByCookie(page, app, 'resident')
  await page.goto(`${app.origin}/tenant`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // The first visit installs it, the next one goes through it.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect.poll(() => page.evaluate(storedPaths)).toContain('/tenant')
  const stored = await page.evaluate(storedPaths)
  expect(stored.filter((path) => !path.startsWith('/assets/') && path !== '/tenant')).toEqual([])

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

  await page.route('**/service-worker.js', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)))
    .toBe(0)
  // It served this page to its end; the next one is without it.
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
