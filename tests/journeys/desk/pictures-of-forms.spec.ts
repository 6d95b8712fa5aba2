import type { Page } from '@playwright/test'
import { aPicture } from '../../support/picture.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

test.use({ expectedErrors: [/ERR_CONNECTION_RESET|ERR_FAILED/] })

/** Lets each upload wait until it is continued or cut off. */
async function delayUploads(page: Page, path: string) {
  let end: (isCut: boolean) => void = () => {}
  await page.route(path, async (route) => {
    const isCut = await new Promise<boolean>((resolve) => (end = resolve))
    await (isCut ? route.abort('connectionreset') : route.continue())
  })
  return (isCut: boolean) => end(isCut)
}

async function choosePicture(page: Page, path: string) {
  const { body: buffer } = await aPicture()
  const uploading = page.waitForRequest(path)
  await page.getByLabel('Choose a picture file').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await uploading
}

const logPhotos = '**/api/desk/photos*'
const packagePhotos = '**/api/desk/package-photos?*'

async function openEntry(page: Page) {
  await page.getByRole('combobox', { name: 'Scan or search' }).press('.')
  const dialog = page.getByRole('dialog', { name: 'Write entry' })
  await expect(dialog.getByRole('textbox', { name: 'What happened?' })).toBeFocused()
  return dialog
}

test('an entry that is discarded while its picture is uploaded is not written', async ({ page, app }) => {
  await signIn(page, app, 'concierge')
  const written: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/desk/log')) written.push(request.url())
  })
  const end = await delayUploads(page, logPhotos)
  const dialog = await openEntry(page)
  await page.keyboard.type('Water on the floor')
  await choosePicture(page, logPhotos)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('button', { name: 'Saving...' }).last()).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toBeHidden()
  const uploaded = page.waitForResponse(logPhotos)
  end(false)
  await uploaded
  await page.waitForLoadState('networkidle')
  expect(written).toEqual([])
})

test('an entry whose picture could not be uploaded stays in the form, and is saved with what was typed meanwhile', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'concierge')
  const end = await delayUploads(page, logPhotos)
  const dialog = await openEntry(page)
  await page.keyboard.type('Water on the floor')
  await choosePicture(page, logPhotos)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('Water on the floor of the lobby')
  end(true)
  await expect(dialog.getByText('Take it again, or save the entry without it.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Entry saved')).toBeVisible()
  const bodies = await page.evaluate(async () => {
    const { shift } = (await (await fetch('/api/desk/log')).json()) as { shift: { entries: { body: string }[] } }
    return shift.entries.map(({ body }) => body)
  })
  expect(bodies).toContain('Water on the floor of the lobby')
})

test('a parcel whose photo could not be uploaded is in hand again, and is photographed again', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toBeFocused()
  const end = await delayUploads(page, packagePhotos)
  await page.keyboard.type('1Z999AA10123456784\n')
  await choosePicture(page, packagePhotos)
  const recipient = page.getByRole('combobox', { name: 'Recipient' })
  await recipient.click()
  await page.keyboard.type('amara okafor\n')
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toBeFocused()
  end(true)
  await expect(page.getByText('1Z99 9AA1 0123 4567 84')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
  await page.unroute(packagePhotos)
  await choosePicture(page, packagePhotos)
  await expect(page.getByRole('button', { name: 'Photo saved' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Photo saved' })).toBeVisible()
  await recipient.click()
  await page.keyboard.type('amara okafor\n')
  await expect(page.getByRole('region', { name: 'Taken in', exact: true }).getByRole('listitem')).toHaveCount(1)
  const photos = await page.evaluate(
    async () => ((await (await fetch('/api/desk/packages?limit=1')).json()) as { photos: string[] }[])[0]?.photos,
  )
  expect(photos).toHaveLength(1)
})

test('a package that is unticked while the signature is uploaded stays at the desk', async ({ page, app }) => {
  await signIn(page, app, 'concierge')
  const end = await delayUploads(page, packagePhotos)
  await page.keyboard.type('amara okafor')
  await page
    .getByRole('option', { name: /^2107 ?Amara Okafor/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Hand out to Amara Okafor' })
  await dialog.getByRole('radio', { name: 'Photo' }).check()
  await choosePicture(page, packagePhotos)
  const count = await dialog.getByRole('checkbox').count()
  await dialog.getByRole('button', { name: /^Hand out/ }).click()
  await dialog.getByRole('checkbox').first().uncheck()
  end(false)
  await expect(page.getByText(new RegExp(`${count - 1} packages? handed to Amara Okafor`))).toBeVisible()
})

test('the list of what is not taken in leads back to the field that comes next', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toBeFocused()
  await page.keyboard.type('TBA502887260061\n')
  const recipient = page.getByRole('combobox', { name: 'Recipient' })
  await expect(recipient).toBeFocused()
  await page.getByRole('link', { name: 'Desk', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await page.keyboard.type('TBA502887260062\n')
  await expect(page.getByText('TBA5 0288 7260 062')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('TBA5 0288 7260 061')).toBeVisible()
  await expect(recipient).toBeFocused()
  await page
    .getByRole('list', { name: 'Not taken in' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(recipient).toBeFocused()
})

test('what is in hand in one tab is in hand in the other', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/desk?tab=take-in')
  const other = await page.context().newPage()
  await other.goto(`${app.origin}/desk?tab=take-in`)
  await expect(other.getByRole('textbox', { name: 'Tracking number' })).toBeFocused()
  await page.bringToFront()
  await page.getByRole('textbox', { name: 'Tracking number' }).click()
  await page.keyboard.type('TBA502887260071\n')
  await expect(other.getByText('TBA5 0288 7260 071')).toBeVisible()
  await other.close()
})
