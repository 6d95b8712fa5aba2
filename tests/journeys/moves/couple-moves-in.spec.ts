import type { Browser, Page } from '@playwright/test'
import { moves } from '#moves/contract.ts'
import { effectiveAt } from '#moves/rules.ts'
import { occupancy } from '#occupancy/contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { dayOf } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { residents } from '#residents/contract.ts'
import { tower } from '#tower/contract.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import type { JourneyProgram } from '../journey-program.ts'
import { dialog, toast } from '../console/units-page.ts'

test.use({ expectedErrors: [/status of (?:400|401|503)|ERR_|Failed to fetch/] })
test.describe.configure({ timeout: 300_000 })

const zone = 'America/Toronto'
const inDays = (count: number) => addDays(dayOf(new Date(), zone), count)

/** Calls of the office, made from its page. */
const officeCalls = (page: Page, app: JourneyProgram) => {
  const headers = { origin: app.origin }
  const post = async (path: string, data: object) => {
    const response = await page.request.post(app.origin + path, { headers, data })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()) as { id: string }
  }
  const get = async <Reply>(path: string) => (await (await page.request.get(app.origin + path)).json()) as Reply
  return {
    post,
    get,
    unitNamed: async (unitNumber: string) =>
      (await get<{ id: string; unitNumber: string; tenants: { id: string }[] }[]>(pathOf(tower.units))).find(
        (unit) => unit.unitNumber === unitNumber,
      )!,
    addResident: async (firstName: string) => {
      const email = `${firstName.toLowerCase()}@mehta.example`
      const account = { email, firstName, lastName: 'Mehta', password: 'copper lantern tide', role: 'tenant' }
      const user = await post('/api/admin/users', account)
      const record = {
        userId: user.id,
        fullName: `${firstName} Mehta`,
        emailPrimary: email,
        phonePrimary: '4165550100',
      }
      return { email, ...(await post(pathOf(residents.add), record)) }
    },
  }
}

/** Restarts the app an hour before or after the beginning of a day, and signs the office in again. */
async function setDay(page: Page, app: JourneyProgram, day: string, hours: number) {
  await page.goto('about:blank')
  await app.restartAhead(effectiveAt(day, zone).getTime() + hours * 3_600_000 - Date.now())
  await page.clock.setSystemTime(effectiveAt(day, zone).getTime() + hours * 3_600_000)
  await signIn(page, app, 'admin')
}

/** The portal of a resident in a window of its own, on the same day. */
async function portalOf(browser: Browser, app: JourneyProgram, email: string, at: Date) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.setSystemTime(at)
  const value = await app.openSession(email)
  await context.addCookies([{ name: 'session', value, url: app.origin }])
  await page.goto(`${app.origin}/tenant`)
  return page
}

test('a couple moves in on a future day while the old tenant is there @narrow @main', async ({
  page,
  app,
  browser,
}) => {
  await signIn(page, app, 'admin')
  const { post, get, unitNamed, addResident } = officeCalls(page, app)
  const { id: unitId, tenants } = await unitNamed('2211')
  const [priya, arjun] = [await addResident('Priya'), await addResident('Arjun')]
  // The demo has moves on the sixth and the eleventh day.
  const [empty, firstDay] = [inDays(7), inDays(9)]
  const leaving = { kind: 'move_out', unitId, tenantIds: tenants.map(({ id }) => id), effectiveDay: empty }
  await post(pathOf(moves.plan), leaving)
  const elevatorNote = 'Saturday, 9:00 to 12:00'
  const couple = { kind: 'move_in', unitId, tenantIds: [priya.id, arjun.id], effectiveDay: firstDay, elevatorNote }
  await post(pathOf(moves.plan), couple)
  const occupied = async () => (await get<{ units: { occupied: number } }>('/api/admin/overview')).units.occupied
  let before = 0
  const household = async () =>
    (await get<{ tenantId: string }[]>(pathOf(occupancy.residents, { id: unitId }))).map(({ tenantId }) => tenantId)
  const at = (day: string, hours: number) => new Date(effectiveAt(day, zone).getTime() + hours * 3_600_000)

  await test.step('the day before', async () => {
    await setDay(page, app, empty, -1)
    await page.goto(`${app.origin}/admin?tab=units&move=${unitId}`)
    await expect(page.getByRole('region', { name: 'Who lives here day by day' })).toBeVisible()
    await expect(page.getByText('Happens by itself')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    before = await occupied()
    expect(await household()).toEqual(leaving.tenantIds)
    const coming = await portalOf(browser, app, priya.email, at(empty, -1))
    await expect(coming.getByRole('heading', { level: 1, name: 'Welcome, Priya' })).toBeVisible()
    await expect(coming.getByText(/Residence 2211 is yours in 3 days/)).toBeVisible()
    await expect(coming.getByText(elevatorNote)).toBeVisible()
    await expect(coming.getByRole('button', { name: /Show|Reveal/ })).toHaveCount(0)
    await expectAccessible(coming)
    await coming.context().close()
    const old = await portalOf(browser, app, 'resident@vantagepoint.example', at(empty, -1))
    await expect(old.getByText('Residence 2211 · Floor 22 · Renter')).toBeVisible()
    await old.context().close()
  })

  await test.step('the day when the old tenant has left', async () => {
    await setDay(page, app, empty, 1)
    expect([await occupied(), await household()]).toEqual([before - 1, []])
    await page.goto(`${app.origin}/admin?tab=units&unit=${unitId}`)
    const mark = dialog(page, '2211').getByText('to be changed').first()
    await expect(mark).toBeVisible()
    const beyond = await mark.evaluate((badge) => {
      const cell = badge.closest('dd')?.getBoundingClientRect()
      return badge.getBoundingClientRect().right - (cell?.right ?? 0)
    })
    expect(beyond, 'pixels over the next field').toBeLessThanOrEqual(0)
    await page.goto(`${app.origin}/admin?tab=tenants&status=Former&search=Pryce`)
    await expect(page.getByText('Leila Pryce').first()).toBeVisible()
    const old = await portalOf(browser, app, 'resident@vantagepoint.example', at(empty, 1))
    await expect(old.getByText('No home assigned · Renter')).toBeVisible()
    await expect(old.getByText('2211')).toHaveCount(0)
    await old.context().close()
  })

  await test.step('the first day, and the day after', async () => {
    await setDay(page, app, firstDay, 1)
    expect([await occupied(), await household()]).toEqual([before, [priya.id, arjun.id]])
    const home = await portalOf(browser, app, arjun.email, at(firstDay, 1))
    await expect(home.getByText('Residence 2211 · Floor 22 · Renter')).toBeVisible()
    const card = home.getByRole('region', { name: 'Welcome to your home' })
    await expect(card.getByText('You have no access codes.')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Go to door access' })).toHaveCount(0)
    await home.context().close()
    await setDay(page, app, addDays(firstDay, 1), 1)
    expect(await household()).toEqual([priya.id, arjun.id])
    await page.goto(`${app.origin}/building?day=${empty}`)
    await expect(page.getByText(/^Showing /)).toHaveText(new RegExp(empty.split('-').toReversed().join('-')))
    for (const [day, isHome] of [
      [addDays(empty, -1), true],
      [empty, false],
      [firstDay, true],
    ] as const) {
      const { units } = await get<{ units: { id: string; residence: string | null }[] }>(
        `/api/admin/building/on?day=${day}`,
      )
      expect(units.find(({ id }) => id === unitId)?.residence !== null, day).toBe(isHome)
    }
  })

  await test.step('undo, a day later', async () => {
    await page.goto(`${app.origin}/admin?tab=units&move=${unitId}`)
    await page.getByRole('button', { name: 'Undo Move' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo Move' }).click()
    await expect(toast(page, 'Move undone')).toBeVisible()
    expect([await household(), await occupied()]).toEqual([[], before - 1])
    await page.goto(`${app.origin}/admin?tab=tenants&status=Former&search=Pryce`)
    await expect(page.getByText('Leila Pryce').first()).toBeVisible()
    await expect(page.getByText('Priya Mehta')).toHaveCount(0)
  })
})

test('a transfer in the middle of a month takes effect on its day, and is undone', async ({ page, app }) => {
  await signIn(page, app, 'admin')
  const { post, get, unitNamed } = officeCalls(page, app)
  const { id: unitId, tenants } = await unitNamed('2211')
  const [vacant = { id: '' }] = await get<{ id: string }[]>(pathOf(residents.vacantUnits))
  const middle = inDays(15)
  const transfer = { kind: 'transfer', unitId, toUnitId: vacant.id, tenantIds: tenants.map(({ id }) => id) }
  await post(pathOf(moves.plan), { ...transfer, effectiveDay: middle })
  const household = async (id: string) =>
    (await get<{ tenantId: string }[]>(pathOf(occupancy.residents, { id }))).map(({ tenantId }) => tenantId)
  const people = transfer.tenantIds
  await setDay(page, app, middle, -1)
  expect([await household(unitId), await household(vacant.id)]).toEqual([people, []])
  await setDay(page, app, middle, 1)
  expect([await household(unitId), await household(vacant.id)]).toEqual([[], people])
  await page.goto(`${app.origin}/admin?tab=units&move=${vacant.id}`)
  await expect(page.getByText(/^Arrived/)).toBeVisible()
  await page.goto(`${app.origin}/admin?tab=units&move=${unitId}`)
  await expect(page.getByText(/^Left/)).toBeVisible()
  await expect(page.getByText('Forwarding address', { exact: true })).toHaveCount(0)
  await page.goto(`${app.origin}/admin?tab=units&move=${vacant.id}`)
  await page.getByRole('button', { name: 'Undo Move' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo Move' }).click()
  await expect(toast(page, 'Move undone')).toBeVisible()
  expect([await household(unitId), await household(vacant.id)]).toEqual([people, []])
})
