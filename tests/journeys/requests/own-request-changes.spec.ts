import { maintenance } from '#maintenance/requests/contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { badge, button, dialog, field, newTitle, report } from './request-form.ts'
import { openPortalAs } from './request-people.ts'

test('a resident edits a request, says that it is not fixed, and withdraws it @narrow @main', async ({
  browser,
  app,
}) => {
  test.setTimeout(180_000)
  const title = newTitle()
  const { page } = await openPortalAs(browser, app, 'resident', '/tenant')

  await test.step('the confirmation leads to the request, which can be edited', async () => {
    await report(page, title)
    await page.getByRole('button', { name: 'View request' }).click()
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
    await button(page, 'Edit').click()
    const form = page.getByRole('dialog', { name: 'Edit your request' })
    await form.getByLabel('Detailed Description').fill('Only the hot water drips.')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Request updated')).toBeVisible()
    await expect(dialog(page).getByText('Only the hot water drips.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('after the work, "Not yet" opens the text box with photos at once; both may stay empty', async () => {
    const id = new URL(page.url()).searchParams.get('request') ?? ''
    const { page: staff } = await openPortalAs(browser, app, 'staff', '/staff')
    await staff.request.patch(app.origin + pathOf(maintenance.move, { id }), {
      headers: { origin: app.origin },
      data: { status: 'completed' },
    })
    await page.goto(`${app.origin}/tenant`)
    const row = page.getByRole('region', { name: 'My requests' }).getByRole('listitem').filter({ hasText: title })
    await row.getByRole('button', { name: 'Not yet' }).click()
    await expect(field(page, "What's still wrong?")).toBeFocused()
    await expect(dialog(page).getByRole('group', { name: 'Photos' })).toBeVisible()
    await button(page, 'Reopen the request').click()
    await expect(page.getByText('The request is open again')).toBeVisible()
    await expect(dialog(page).getByText('Not fixed yet', { exact: true })).toBeVisible()
  })

  await test.step('it is withdrawn with a reason, which its timeline shows', async () => {
    await button(page, 'Withdraw request').click()
    const form = page.getByRole('dialog', { name: /^Withdraw “/ })
    await form.getByRole('button', { name: 'It works again' }).click()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Withdraw request' }).click()
    await expect(page.getByText('Request withdrawn')).toBeVisible()
    await expect(badge(page, 'Cancelled')).toBeVisible()
    await expect(dialog(page).getByText('Withdrawn: It works again')).toBeVisible()
    await expect(button(page, 'Edit')).toHaveCount(0)
    expect(await app.emailWith('Withdrawn by the resident')).toContain('It works again')
  })
})
