import { occupancy } from '#occupancy/contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { dayOf } from '#platform/time/dates.ts'
import { residents } from '#residents/contract.ts'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { addUnit } from '../console/units-page.ts'

// Before sign-in, the request for the session is answered 401; one step lets the dismissal fail.
test.use({ expectedErrors: [/status of (?:401|503)|401 .*\/api\/auth\/user/] })

test('the first-day card leads to codes, calendar and house rules until it is dismissed @narrow', async ({
  page,
  app,
  browser,
}) => {
  test.slow()
  await signIn(page, app, 'admin')
  const post = async (path: string, data: object) => {
    const response = await page.request.post(app.origin + path, { headers: { origin: app.origin }, data })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()) as { id: string }
  }
  const email = `first.day.${Date.now()}@mehta.example`
  const account = { email, firstName: 'Priya', lastName: 'Mehta', password: 'copper lantern tide', role: 'tenant' }
  const user = await post('/api/admin/users', account)
  const resident = await post(pathOf(residents.add), {
    userId: user.id,
    fullName: 'Priya Mehta',
    emailPrimary: email,
    phonePrimary: '4165550100',
    startDateOccupancy: dayOf(new Date(), 'America/Toronto'),
  })
  const unit = await addUnit(page)
  await post(pathOf(occupancy.assign, { id: unit.id }), { tenantId: resident.id })

  const context = await browser.newContext()
  const portal = await context.newPage()
  await context.addCookies([{ name: 'session', value: await app.openSession(email), url: app.origin }])
  await portal.goto(`${app.origin}/tenant`)
  const card = portal.getByRole('region', { name: 'Welcome to your home' })
  await expect(card.getByText('Emergencies, day and night')).toBeVisible()
  await expect(card.locator('a[href^="tel:"]')).toBeVisible()
  await expectAccessibleInBothThemes(portal)

  await card.getByRole('button', { name: 'Go to door access' }).press('Enter')
  await expect(portal.getByRole('region', { name: 'Door access' })).toBeInViewport()
  await card.getByRole('link', { name: 'Open the calendar' }).click()
  await expect(portal).toHaveURL(/tab=calendar/)
  await portal.goBack()
  await card.getByRole('link', { name: 'Open the resources' }).click()
  await expect(portal).toHaveURL(/tab=resources/)
  await portal.goBack()

  await portal.route('**/api/tenant/first-day/dismiss', (route) => route.fulfill({ status: 503, json: {} }))
  await card.getByRole('button', { name: 'Dismiss' }).click()
  await expect(portal.getByText('The card could not be dismissed')).toBeVisible()
  await expect(card).toBeVisible()
  await portal.unroute('**/api/tenant/first-day/dismiss')
  await card.getByRole('button', { name: 'Dismiss' }).click()
  await expect(card).toHaveCount(0)
  await portal.reload()
  await expect(portal.getByRole('region', { name: 'Door access' })).toBeVisible()
  await expect(card).toHaveCount(0)
  await context.close()
})
