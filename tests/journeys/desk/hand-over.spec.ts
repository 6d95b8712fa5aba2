import type { Page } from '@playwright/test'
import { aPicture } from '../../support/picture.ts'
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

/** Draws a line on the pad. */
async function sign(page: Page) {
  const box = await page.getByRole('img', { name: 'Sign here' }).boundingBox()
  if (!box) throw new Error('The pad is not shown.')
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 70, { steps: 4 })
  await page.mouse.up()
}

test('a signature that is cleared while it is uploaded is none, and a hand-over waits for one', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'concierge')
  await takeIn(page, '2107')
  const uploads: (() => void)[] = []
  await page.route('**/api/desk/package-photos?*', async (route) => {
    await new Promise<void>((resolve) => uploads.push(resolve))
    await route.continue()
  })
  const answer = async () => {
    await expect.poll(() => uploads.length).toBe(1)
    uploads.pop()?.()
  }
  await page.keyboard.type('amara okafor')
  await page
    .getByRole('option', { name: /^2107 ?Amara Okafor/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Hand out to Amara Okafor' })
  await dialog.getByRole('radio', { name: 'Signature' }).check()
  await sign(page)
  await expect.poll(() => uploads.length).toBe(1)
  await dialog.getByRole('button', { name: 'Clear' }).click()
  const uploaded = page.waitForResponse((response) => response.url().includes('package-photos'))
  await answer()
  await uploaded
  await dialog.getByRole('button', { name: /^Hand out/ }).click()
  await expect(dialog.getByText('Let them sign, or choose another way')).toBeVisible()
  await sign(page)
  await dialog.getByRole('button', { name: /^Hand out/ }).click()
  await expect(dialog.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true')
  await answer()
  await expect(page.getByText(/handed to Amara Okafor/)).toBeVisible()
})

test('a photo that is still uploaded when the next label is scanned stays with its parcel', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toBeFocused()
  let answer = () => {}
  await page.route('**/api/desk/package-photos?*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await page.keyboard.type('1Z999AA10123456784\n')
  const { body: buffer } = await aPicture()
  const uploading = page.waitForRequest('**/api/desk/package-photos?*')
  await page.getByLabel('Choose a picture file').setInputFiles({ name: 'parcel.jpg', mimeType: 'image/jpeg', buffer })
  await uploading
  await page.getByRole('combobox', { name: 'Recipient' }).click()
  await page.keyboard.type('amara okafor\n')
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toBeFocused()
  await page.keyboard.type('4002115551234567\n')
  await expect(page.getByText('4002 1155 5123 4567')).toBeVisible()
  answer()
  await expect(page.getByRole('region', { name: 'Taken in', exact: true }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
  const taken = await page.evaluate(
    async () =>
      (await (await fetch('/api/desk/packages?limit=1')).json()) as { trackingNumber: string; photos: string[] }[],
  )
  expect(taken[0]).toMatchObject({ trackingNumber: '1Z999AA10123456784', photos: [expect.any(String)] })
})
