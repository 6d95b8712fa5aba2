import { occupancy } from '#occupancy/contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { dayOf } from '#platform/time/dates.ts'
import { residents } from '#residents/contract.ts'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { addUnit } from '../console/units-page.ts'

// Before sign-in, the request for the session is answered 401; one step lets the dismissal fail.
test.use({ expectedErrors: [/status of (?:401|503)|401 .*\/api\/auth\/user/] })

test('the first-day card leads to codes, calendar and house rules until it is dismissed @narrow @main', async ({
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
  const unit = await addUnit(page, { lockType: 'Keypad', keypadCode: '111111' })
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

test('before moving in, each step leads somewhere or says that it is done @narrow', async ({ page, app }) => {
  await page
    .context()
    .addCookies([{ name: 'session', value: await app.openSession('arriving@vantagepoint.example'), url: app.origin }])
  await page.goto(`${app.origin}/tenant`)
  const steps = page.getByRole('list', { name: 'Before you move in' }).getByRole('listitem')
  await expect(steps.filter({ hasText: 'Insurance certificate' }).getByRole('link')).toHaveAttribute(
    'href',
    /^mailto:\S+@\S+\?subject=Insurance%20certificate/,
  )
  for (const step of await steps.all())
    expect((await step.getByRole('link').count()) + (await step.getByText('Done', { exact: true }).count())).toBe(1)
  await steps.filter({ hasText: 'House rules' }).getByRole('link', { name: 'Go to the documents' }).click()
  await expect(page.getByRole('region', { name: 'Documents' })).toBeInViewport()
  await expectAccessibleInBothThemes(page)

  await page.goto(`${app.origin}/tenant?tab=maintenance`)
  await expect(
    page
      .getByRole('main')
      .getByText(/^You can submit requests from your first day/)
      .last(),
  ).toBeVisible()
  const submit = page.getByRole('button', { name: 'Submit Request' })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toHaveAccessibleDescription(/^You can submit requests from your first day/)

  await page.goto(`${app.origin}/tenant?tab=household`)
  const home = page.getByRole('region', { name: 'Residence 1005' })
  await home.getByRole('button', { name: 'Invite', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Invite to the portal' })
  await form.getByLabel('First name').fill('Shirin')
  await form.getByLabel('Last name').fill('Ahmadi')
  await form.getByLabel('Email').fill('shirin@ahmadi.example')
  await form.getByRole('button', { name: 'Save invitation' }).click()
  await expect(page.getByText(/^We'll invite Shirin Ahmadi on /)).toBeVisible()
  const people = home.getByRole('listitem')
  await expect(people.filter({ hasText: 'Shirin Ahmadi' })).toContainText(/Invitation on \w+/)
  await expectAccessibleInBothThemes(page)
  await people.getByRole('button', { name: 'Remove: Ramin Ahmadi' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(people).toHaveCount(1)
})

test('a former resident never sees the tabs or content of a resident, however long it takes to load', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin')
  const list = await page.request.get(`${app.origin}${pathOf(residents.list)}?former=true`)
  const people = (await list.json()) as { isOwner: boolean; user: { email: string } }[]
  const email = people.find(({ isOwner }) => !isOwner)?.user.email ?? ''
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'session', value: await app.openSession(email), url: app.origin }])
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let isRequested = false
  await page.route('**/api/tenant/profile', async (route) => {
    isRequested = true
    await released
    await route.continue()
  })
  await page.goto(`${app.origin}/tenant?tab=maintenance`)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect.poll(() => isRequested).toBe(true)
  // The section has been loaded, and is not shown.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached()
  await expect(page.getByRole('link', { name: 'Maintenance' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Submit Request' })).toHaveCount(0)
  release()
  await expect(page.getByText('You have moved out')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText([
    'Overview',
    'Payments',
  ])
})
