import sharp from 'sharp'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('an administrator replaces a picture by keyboard, visitors see it, and undoes the change @narrow', async ({
  page,
  app,
}) => {
  test.slow()
  const stamp = String(Date.now())
  const description = `A brass sun over the river, ${stamp}.`
  const services = async () => (await page.request.get(`${app.origin}/services`)).text()
  const picture = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#2b6777' } })
    .jpeg()
    .toBuffer()
  await signIn(page, app, 'admin', '/admin?tab=settings&group=pictures')
  const place = page.getByRole('list', { name: 'Services' }).getByRole('button', { name: /^Change the picture/ })
  await expect(place).toBeVisible()
  await place.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Next to the headline' })
  await expect(dialog).toBeVisible()
  await dialog
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'sun.jpg', mimeType: 'image/jpeg', buffer: picture })
  const part = dialog.getByRole('button', { name: 'Visible part of the picture' })
  await expect(part).toBeVisible()
  await dialog.getByRole('button', { name: 'Preview changes' }).click()
  await expect(dialog.getByText('Enter a description')).toBeVisible()
  await dialog.getByLabel('Description in English').fill(description)
  await part.focus()
  await page.keyboard.press('ArrowDown')
  await dialog.getByRole('slider', { name: 'Zoom' }).focus()
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Preview changes' }).focus()
  await page.keyboard.press('Enter')
  const preview = page.getByRole('dialog', { name: 'Save changes?' })
  await expect(preview).toContainText(description)
  await expectAccessible(page)
  expect(await services()).not.toContain(stamp)
  await preview.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Picture changed')).toBeVisible({ timeout: 30_000 })
  await expect.poll(services).toContain(stamp)
  const address = /\/api\/pictures\/[0-9a-f]{32}-640\.webp/.exec(await services())?.[0] ?? ''
  const answer = await page.request.get(`${app.origin}${address}`)
  expect(answer.headers()['cache-control']).toContain('immutable')

  const undo = page.getByRole('button', { name: 'Undo: Picture: Next to the headline' }).first()
  await expect(undo).toBeVisible()
  await undo.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo change' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect.poll(services).not.toContain(stamp)
})

test('an administrator reorders the gallery with its buttons', async ({ page, app }) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=settings&group=pictures')
  const order = page.getByRole('list', { name: 'Gallery pictures' })
  const second = order.getByRole('listitem').nth(1)
  await expect(second).toBeVisible()
  const down = order
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Move down/ })
  const name = (await down.getAttribute('aria-label')) ?? ''
  await down.click()
  await expect(second.getByRole('button', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Preview changes' }).click()
  const preview = page.getByRole('dialog', { name: 'Save changes?' })
  await expect(preview).toContainText('Gallery')
  await preview.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Gallery changed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Gallery' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo change' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(order.getByRole('listitem').first().getByRole('button', { name, exact: true })).toBeVisible()
})
