import type { CDPSession, Page, Worker } from '@playwright/test'
import { expect, signInByCookie, test } from '../fixtures.ts'

// A push message as the browser gets it from its push service. That the program encrypts it for a browser is tested with a
// receiver that decrypts (`channels.test.ts`). The browser of the packages has no place to show a notification and nobody who
// presses it, so the journey does both: it stores what the service worker shows, and what it opens.

test.use({ serviceWorkers: 'allow' })

type Shown = { title: string; body: string; tag: string; requireInteraction: boolean; data: { link: string } }
type Scope = {
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> }
  clients: { openWindow: (address: string) => Promise<null> }
  dispatchEvent: (event: Event) => void
  shown: Shown[]
  opened: string[]
}

/** The browser's id of the registration of the page's service worker. */
const registrationOf = (cdp: CDPSession, origin: string) =>
  new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (own) resolve(own.registrationId)
    })
    void cdp.send('ServiceWorker.enable')
  })

async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The page has no service worker.')
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope
    Object.assign(scope, { shown: [], opened: [] })
    scope.registration.showNotification = async (title, options) => {
      // One with the same tag takes the place of the former one.
      scope.shown = [...scope.shown.filter(({ tag }) => tag !== options.tag), { title, ...options }]
    }
    scope.clients.openWindow = async (address) => {
      scope.opened.push(address)
      return null
    }
  })
  return worker
}

const shownBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Scope).shown)

/** Presses the newest notification, and returns the address that the service worker opens. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope
    const pressed = scope.shown.at(-1)
    let done: Promise<unknown> = Promise.resolve()
    const close = () => (scope.shown = scope.shown.filter((one) => one !== pressed))
    const event = Object.assign(new Event('notificationclick'), { notification: { ...pressed, close } })
    Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => (done = work) })
    scope.dispatchEvent(event)
    await done
    return scope.opened.at(-1) ?? ''
  })

test('a push message is shown once, and pressing it opens what it is about @main', async ({ page, app }) => {
  await signInByCookie(page, app, 'resident')
  await page.goto(`${app.origin}/tenant`)
  const worker = await workerOf(page)
  const cdp = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(cdp, app.origin)
  const deliver = (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: app.origin, registrationId, data })
  const link = '/tenant?tab=maintenance'
  const message = { id: 'one', title: 'Your request is assigned', line: 'VPP-1045', link, urgent: false }

  await deliver(JSON.stringify(message))
  const shown = { title: message.title, body: 'VPP-1045', tag: 'one', requireInteraction: false, data: { link } }
  await expect.poll(() => shownBy(worker)).toEqual([shown])
  // Sent again because the first answer was lost, and urgent this time.
  await deliver(JSON.stringify({ ...message, urgent: true }))
  await expect.poll(() => shownBy(worker)).toEqual([{ ...shown, requireInteraction: true }])

  const address = await press(worker)
  expect(address).toBe(`${app.origin}${link}`)
  expect(await shownBy(worker)).toEqual([])
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible()

  await test.step('a message that names another site, or cannot be read, opens the notifications', async () => {
    const elsewhere = JSON.stringify({ ...message, id: 'two', link: 'https://evil.example/' })
    for (const data of [elsewhere, 'not JSON']) {
      await deliver(data)
      await expect.poll(async () => (await shownBy(worker)).length).toBe(1)
      expect(await press(worker)).toBe(`${app.origin}/notifications`)
    }
  })
})
