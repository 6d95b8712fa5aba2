import { unitOwners } from '#occupancy/owners/contract.ts'
import { overview } from '#overview/contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { addUnit, dialog, openUnits } from '../console/units-page.ts'

// Before sign-in, the request for the session is answered 401; shares that are no whole are answered 409.
test.use({ expectedErrors: [/status of (?:401|409)|401 .*\/api\/auth\/user/] })
test.describe.configure({ timeout: 240_000 })

test('an owner with three units, two of them let, in the portal and in the console @narrow @main', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'owner', '/tenant?tab=household')
  const owned = page.getByRole('list', { name: 'Units you own' }).getByRole('listitem')
  await expect(owned).toHaveCount(3)
  await expect(owned.filter({ hasText: 'Residence 2107' })).toContainText('Your home')
  await expect(owned.filter({ hasText: 'Let' })).toHaveCount(2)
  await expectAccessibleInBothThemes(page)

  const units = (await (await page.request.get(app.origin + pathOf(unitOwners.own))).json()) as {
    unitId: string
    use: string
  }[]
  await openUnits(page, app)
  for (const { unitId, use } of units) {
    await page.goto(`${app.origin}/admin?tab=units&unit=${unitId}`)
    await page.getByRole('tab', { name: 'Tenant/Owner' }).click()
    const people = page.getByRole('region', { name: 'Owners and occupants' })
    const owners = people.getByRole('list', { name: 'Owners' }).getByRole('listitem')
    const owner = owners.filter({ hasText: 'Amara Okafor' })
    await expect(owner).toContainText(use === 'own_home' ? 'Lives here' : 'Lives elsewhere')
    const occupants = people.getByRole('list', { name: 'Occupants' })
    if (use === 'own_home') {
      // Who lives there as an owner is in both lists.
      for (const name of ['Amara Okafor', 'Chidi Okafor']) {
        await expect(owners.filter({ hasText: name })).toContainText('50 %')
        await expect(occupants.getByRole('listitem').filter({ hasText: name })).toContainText('Owner')
      }
    } else {
      await expect(occupants).not.toContainText('Amara Okafor')
      await expect(occupants.getByText('Renter').first()).toBeVisible()
      await expect(occupants.getByText(/Emergency contact: |No emergency contact/).first()).toBeVisible()
    }
  }
  await expectAccessibleInBothThemes(page)
})

test('the office records a couple and a company as owners; a wrong share is shown at its field @narrow', async ({
  page,
  app,
}) => {
  await openUnits(page, app)
  const occupied = async () =>
    ((await (await page.request.get(app.origin + pathOf(overview.read))).json()) as { units: { occupied: number } })
      .units.occupied
  const before = await occupied()
  const { id, unitNumber } = await addUnit(page, { ownerName: 'Ada Park' })
  await page.goto(`${app.origin}/admin?tab=units&unit=${id}`)
  const open = dialog(page, unitNumber)
  await open.getByRole('tab', { name: 'Tenant/Owner' }).click()
  const people = open.getByRole('region', { name: 'Owners and occupants' })
  await expect(people).toContainText('owner field says “Ada Park”')
  await people.getByRole('button', { name: 'Add owners' }).click()
  const form = page.getByRole('dialog', { name: 'Edit owners' })
  const first = form.getByRole('group', { name: 'Owner 1' })
  await expect(first.getByLabel('Name')).toHaveValue('Ada Park')
  await first.getByLabel('Share in %').fill('60')
  await form.getByRole('button', { name: 'Add owner' }).click()
  const second = form.getByRole('group', { name: 'Owner 2' })
  await second.getByRole('combobox', { name: 'Who' }).click()
  await page.getByRole('option', { name: 'A company' }).click()
  await second.getByLabel('Name').fill('Wharf Holdings Ltd.')
  await second.getByLabel('Contact person').fill('Ben Osei')
  await second.getByLabel('Email').fill('ben@wharf.example')
  await second.getByLabel('Share in %').fill('50')
  await second.getByLabel('Owner since').fill('2024-05-31')
  await expect(form.getByText('110 % of 100 %')).toBeVisible()
  await form.getByRole('button', { name: 'Save owners' }).click()
  await expect(second.getByText('The shares are more than 100 %')).toBeVisible()
  await expect(second.getByLabel('Share in %')).toBeFocused()
  await expect(second.getByLabel('Contact person')).toHaveValue('Ben Osei')
  await expectAccessibleInBothThemes(page)
  await second.getByLabel('Share in %').fill('40')
  await form.getByRole('button', { name: 'Save owners' }).click()
  await expect(form).toBeHidden()
  const owners = people.getByRole('list', { name: 'Owners' })
  await expect(owners).toContainText('60 %')
  await expect(owners).toContainText('Contact: Ben Osei')
  await expect(owners).toContainText('since 31-05-2024')
  expect(await occupied()).toBe(before)
  await expectAccessibleInBothThemes(page)
})
