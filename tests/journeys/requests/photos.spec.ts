import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { openPortalAs } from './request-people.ts'
import { openInQueue } from './queue.ts'

// The browser logs the 401 before sign-in, and a failed upload.
test.use({ expectedErrors: [/status of (?:401|400)/, /ERR_INTERNET_DISCONNECTED|Failed to load resource/] })
test.describe.configure({ timeout: 120_000 })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByLabel(name)

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2600, height: 1800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test('a leak is reported from a phone with photos and entry instructions; staff see both and add a photo @phone @main', async ({
  browser,
  app,
}) => {
  const title = `Leak with photos ${test.info().project.name} ${Date.now()}`
  const { page } = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
  await button(page, 'Submit Request').click()
  await page.getByLabel('Add photos').setInputFiles([await photo('a.jpg', '#7a3b10'), await photo('b.jpg', '#1f6f8b')])
  await field(page, 'Request Title').fill(title)
  await field(page, 'Detailed Description').fill('It drips all night.')
  await page.getByRole('switch', { name: 'You may enter without me' }).press('Space')
  await button(page, 'Add a time').click()
  await page.getByLabel('Until').fill('8:00 AM')
  await page.getByLabel('Pets at home').fill('A cat, please close the door.')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog(page).getByText('The end time must be after the start time').first()).toBeVisible()
  await page.getByLabel('Until').fill('5:00 PM')
  await expect(page.getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible()
  await expect(dialog(page).getByText('Sending...')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText(/^Maintenance request submitted successfully!/)).toBeVisible()

  await button(page, title).click()
  await expect(dialog(page).getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible()
  await expect(dialog(page).getByText('Weekdays, 9:00 AM to 5:00 PM')).toBeVisible()

  const staff = await openPortalAs(browser, app, 'staff', '/staff')
  await staff.page.getByRole('tab', { name: /All Requests/ }).click()
  await openInQueue(staff.page, title)
  await expect(dialog(staff.page).getByText('Entry allowed')).toBeVisible()
  await expect(dialog(staff.page).getByText('A cat, please close the door.')).toBeVisible()
  await expect
    .poll(() =>
      staff.page.getByRole('img', { name: 'Photo 1 of 2' }).evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(480)
  await expectAccessible(staff.page)
  await staff.page.getByLabel('Add photos').setInputFiles(await photo('c.jpg', '#20c040'))
  await expect(dialog(page).getByRole('img', { name: 'Photo 3 of 3' })).toBeVisible()

  await button(page, 'Open photo 1').press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Photo 1 of 3' })
  await expect(viewer).toBeVisible()
  await expectAccessible(page)
  await viewer.getByRole('button', { name: 'Next photo' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const last = page.getByRole('dialog', { name: 'Photo 3 of 3' })
  await expect(last).toBeVisible()
  await expect(last.getByRole('button', { name: 'Remove photo' })).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove photo' }).click()
  await expect(dialog(staff.page).getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible()

  await page.getByRole('button', { name: 'Change entry instructions' }).click()
  await page.getByRole('switch', { name: 'You may enter without me' }).press('Space')
  await page.getByText("Only when I'm home").click()
  await button(page, 'Save').click()
  await expect(dialog(staff.page).getByText('Only when home')).toBeVisible()
})

test('a failed photo upload is repeated, and no input is lost', async ({ browser, app }) => {
  const { page } = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
  await button(page, 'Submit Request').click()
  await page
    .getByLabel('Add photos')
    .setInputFiles({ name: 'x.heic', mimeType: 'image/heic', buffer: Buffer.from('no') })
  await expect(page.getByText("This picture can't be opened. Please choose a JPEG or PNG.")).toBeVisible()
  await button(page, 'Remove photo 1').click()
  await page.context().setOffline(true)
  await page.getByLabel('Add photos').setInputFiles(await photo('a.jpg', '#7a3b10'))
  await field(page, 'Request Title').fill('Typed meanwhile')
  await field(page, 'Detailed Description').fill('It drips.')
  await expect(button(page, 'Send photo 1 again')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('One photo was not sent. Send it again or remove it.')).toBeVisible()
  await page.context().setOffline(false)
  await button(page, 'Send photo 1 again').click()
  await expect(button(page, 'Send photo 1 again')).toHaveCount(0)
  await expect(field(page, 'Request Title')).toHaveValue('Typed meanwhile')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
})
