import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

test('a package that was declined is put back and sent back, and the last change is undone', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/desk?tab=packages')
  await page
    .getByRole('button', { name: /^\d+ ?Soo-jin Kim/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Soo-jin Kim' })
  await dialog.getByRole('button', { name: 'Declined' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Recorded as declined')).toBeVisible()
  await dialog.getByRole('button', { name: 'Put back' }).click()
  // The buttons go away with the last change; it is confirmed, and can be undone.
  await dialog.getByRole('button', { name: 'Sent back' }).click()
  await expect(page.getByText('Recorded as sent back')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Sent back' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(dialog.getByRole('button', { name: 'Sent back' })).toBeVisible()
})

/** Takes in a package for the whole home with this number. */
const takeIn = (page: Page, text: string) =>
  page.evaluate(async (typed) => {
    const { units } = await fetch(`/api/desk/search?text=${typed}`).then((answer) => answer.json())
    const body = JSON.stringify({ unitId: units[0].unitId, recipientId: null, carrier: 'other', note: 'Red box' })
    const headers = { 'content-type': 'application/json' }
    const operation = crypto.randomUUID()
    const answer = await fetch(`/api/desk/packages?operation=${operation}`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(await answer.text())
  }, text)

test.describe('while packages cannot be loaded again', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('an open hand-over goes on, to a member of the household by name', async ({ page, app }) => {
    await signIn(page, app, 'concierge')
    await takeIn(page, '2107')
    await page.keyboard.type('amara okafor')
    await page
      .getByRole('option', { name: /^2107 ?Amara Okafor/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Hand out to Amara Okafor' })
    await expect(dialog.getByRole('checkbox').first()).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /^Amara Okafor/ })).toHaveCount(0)
    await dialog.getByRole('radio', { name: /^Ngozi Okafor/ }).check()
    await expectAccessible(page)
    const failed = page.waitForResponse((response) => response.status() === 503)
    await page.route(/\/api\/desk\/packages\?.*unitId/, (route) =>
      route.fulfill({ status: 503, json: { message: 'The database is being moved.', code: 'unavailable' } }),
    )
    await takeIn(page, '0905')
    await failed
    await dialog.getByRole('radio', { name: /^I know them/ }).check()
    await dialog.getByRole('button', { name: /^Hand out/ }).click()
    await expect(page.getByText(/handed to Ngozi Okafor/)).toBeVisible()
  })
})
