import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error. A text is no logo: 400.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user|400 .*\/api\/admin\/settings\/logos/] })

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><circle cx="60" cy="60" r="58" fill="${colour}"/></svg>`
const file = (content: string) => ({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(content) })

test('an administrator uploads a logo, sees it in both themes and on the site, and takes it back', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin', '/admin?tab=settings&group=building')
  const logo = page.getByRole('group', { name: 'Logo', exact: true })
  const dark = page.getByRole('group', { name: 'Logo on dark backgrounds' })
  await expect(logo.getByText('Drawn from the footprint of the building')).toBeVisible()
  await expect(dark).toBeHidden()

  await logo.getByLabel('File: Logo').setInputFiles(file('no picture'))
  await expect(logo.getByText('Choose a logo as PNG, SVG, WebP, JPEG or AVIF')).toBeVisible()
  await logo.getByLabel('File: Logo').setInputFiles(file(drawing('#fdf6e3')))
  await expect(logo.getByText('This logo is too light for the light background of pages.')).toBeVisible()
  await logo.getByLabel('File: Logo').setInputFiles(file(drawing('#14213d')))
  await expect(logo.getByRole('img', { name: 'Logo' })).toBeVisible()
  await expect(dark.getByText('The logo is hard to see in the dark theme')).toBeVisible()
  await dark.getByLabel('File: Logo on dark backgrounds').setInputFiles(file(drawing('#e8ecf5')))
  await expect(dark.getByRole('button', { name: 'Remove the logo for dark' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Preview changes' }).first().click()
  const preview = page.getByRole('dialog', { name: 'Save changes?' })
  await expect(preview.getByText('Drawn from the footprint')).toBeVisible()
  await preview.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Building profile updated')).toBeVisible()

  const visitor = await page.context().newPage()
  const shown = visitor.getByRole('banner').locator('img[src^="/api/logos/"]')
  await expect(async () => {
    await visitor.goto(app.origin)
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass()
  // A picture is visible before it is loaded.
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(90)
  await visitor.close()
  await page.reload()
  await expect(page.getByRole('banner').locator('img[src^="/api/logos/"]').first()).toBeVisible()

  await logo.getByRole('button', { name: 'Remove the logo' }).click()
  await expect(dark).toBeHidden()
  await page.getByRole('button', { name: 'Preview changes' }).first().click()
  await preview.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Building profile updated')).toBeVisible()
  await page.getByRole('list', { name: 'Recent changes' }).getByRole('button', { name: 'Undo' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo change' }).click()
  await expect(logo.getByRole('img', { name: 'Logo' })).toBeVisible()
})
