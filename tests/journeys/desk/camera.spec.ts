import type { Page } from '@playwright/test'
import type { JourneyProgram } from '../journey-program.ts'
import { aPicture } from '../../support/picture.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

/** The page of the intake with a parcel in hand, whose recipient comes next. */
async function scanParcel(page: Page, app: JourneyProgram) {
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toBeFocused()
  // Until a label was scanned, the key of the camera is a part of what is typed.
  await page.keyboard.type('=')
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('=')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1Z999AA10123456784')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Recipient' })).toBeFocused()
}

test('a parcel is photographed with the camera of the computer, with two keys @main', async ({ page, app }) => {
  await scanParcel(page, app)
  await page.keyboard.press('=')
  const camera = page.getByRole('dialog', { name: 'Take a photo' })
  await expect(camera.getByRole('button', { name: 'Take the picture' })).toBeFocused()
  await expect(camera.getByRole('button', { name: 'Take the picture' })).not.toHaveAttribute('aria-busy', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(camera).toBeHidden()
  await expect(page.getByText('Photo saved')).toBeVisible()
  // The round goes on where it was.
  await expect(page.getByRole('combobox', { name: 'Recipient' })).toBeFocused()
  await page.keyboard.type('Amara Okafor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Taken in', exact: true }).getByRole('listitem')).toHaveCount(1)
  const taken = await page.evaluate(
    async () => (await (await fetch('/api/desk/packages?limit=1')).json()) as { photos: string[] }[],
  )
  expect(taken[0]?.photos).toHaveLength(1)
  // The camera is off when the viewfinder is closed.
  await expect(page.locator('video')).toHaveCount(0)
})

for (const [error, sentence] of [
  ['NotAllowedError', 'The camera is blocked.'],
  ['NotFoundError', 'No camera was found.'],
] as const)
  test(`without a picture (${error}) it says why, and a file can be chosen`, async ({ page, app }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', name))
    }, error)
    await scanParcel(page, app)
    await page.getByRole('button', { name: 'Take a photo' }).press('Enter')
    const camera = page.getByRole('dialog', { name: 'Take a photo' })
    await expect(camera.getByText(sentence)).toBeVisible()
    await expectAccessible(page)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      camera.getByRole('button', { name: 'Choose a file' }).press('Enter'),
    ])
    const { body: buffer } = await aPicture()
    await chooser.setFiles({ name: 'parcel.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText('Photo saved')).toBeVisible()
  })

test('only pages that lead to the desk may use the camera', async ({ page, app }) => {
  await signIn(page, app, 'staff')
  const policy = async (path: string) => (await page.request.get(app.origin + path)).headers()['permissions-policy']
  for (const path of ['/desk', '/admin']) expect(await policy(path)).toContain('camera=(self)')
  for (const path of ['/', '/contact', '/tenant']) expect(await policy(path)).toContain('camera=()')
})

test('a phone opens its own camera, a computer the viewfinder @phone', async ({ page, app, isMobile }) => {
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  const phone = page.locator('input[type=file][capture=environment]')
  const computer = page.getByRole('button', { name: 'Choose a picture file' })
  await expect(isMobile ? phone : computer).toBeAttached()
  await expect(isMobile ? computer : phone).toHaveCount(0)
})
