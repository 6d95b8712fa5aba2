import { unitOwners } from '#occupancy/owners/contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { addUnit, openUnits } from '../console/units-page.ts'

// Before sign-in, the request for the session is answered 401; one save has no connection, another one is outdated.
test.use({ expectedErrors: [/status of (?:401|412)|401 .*\/api\/auth\/user|ERR_INTERNET_DISCONNECTED/] })
test.describe.configure({ timeout: 120_000 })

for (const width of [390, 768, 1440])
  test(`a failure shows inside its dialog and covers none of its buttons, at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 900 })
    await openUnits(page, app)
    const { id } = await addUnit(page, { ownerName: 'Ada Park' })
    await page.goto(`${app.origin}/admin?tab=units&unit=${id}`)
    await page.getByRole('tab', { name: 'Tenant/Owner' }).click()
    await page.getByRole('button', { name: 'Add owners' }).click()
    const form = page.getByRole('dialog', { name: 'Edit owners' })
    const failure = form.locator('[data-toasts]').getByText("The owners couldn't be saved", { exact: true })
    const path = pathOf(unitOwners.save, { id })
    /** The failure and then the buttons of the dialog: its own Close is the last one. */
    const areClickable = async () => {
      await expect(failure).toBeVisible()
      const [save, cancel] = ['Save owners', 'Cancel'].map((name) => form.getByRole('button', { name }))
      for (const button of [save, cancel, form.getByRole('button', { name: 'Close' }).last()])
        await button?.click({ trial: true, timeout: 2000 })
    }

    const isSaving = (url: URL) => url.pathname === path
    await page.route(isSaving, (route) =>
      route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
    )
    await form.getByRole('button', { name: 'Save owners' }).click()
    await areClickable()
    // The message stays while the pointer rests on it.
    await failure.hover()
    await expectAccessibleInBothThemes(page)
    await form.locator('[data-toasts]').getByRole('button', { name: 'Close' }).click()
    await expect(failure).toBeHidden()
    await page.unroute(isSaving)

    await page.request.put(app.origin + path, {
      data: { owners: [{ name: 'Ben Osei' }] },
      headers: { origin: app.origin },
    })
    await form.getByLabel('Name').fill('Ada Park-Osei')
    await form.getByRole('button', { name: 'Save owners' }).click()
    await areClickable()
    await expect(form.getByLabel('Name')).toHaveValue('Ada Park-Osei')
    // What another user saved meanwhile is not overwritten unseen; the next save is a decision.
    const { owners } = (await (await page.request.get(app.origin + path)).json()) as { owners: { name: string }[] }
    expect(owners.map(({ name }) => name)).toEqual(['Ben Osei'])

    await form.getByRole('button', { name: 'Save owners' }).click()
    await expect(form).toBeHidden()
    // The message of success shows in the dialog below, and covers none of its buttons either.
    const unit = page.getByRole('dialog')
    await expect(unit.getByRole('status').getByText('Owners saved')).toBeVisible()
    await unit.getByRole('button', { name: 'Close' }).last().click({ trial: true, timeout: 2000 })
    await expectAccessibleInBothThemes(page)
  })
