import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('Back in a half-typed request asks before it discards', async ({ page, app }) => {
  await signIn(page, app, 'resident', '/tenant?tab=maintenance')
  const form = page.getByRole('dialog', { name: 'Submit New Maintenance Request' })
  const prompt = page.getByRole('alertdialog')
  const title = form.getByLabel('Request Title')
  await page.getByRole('main').getByRole('button', { name: 'Submit Request' }).click()
  await expect(page).toHaveURL(/request=new/)
  await title.fill('Tap drips')

  await page.goBack()
  await expect(prompt).toBeVisible()
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Keep editing' }).click()
  await expect(prompt).toHaveCount(0)
  await expect(title).toHaveValue('Tap drips')
  await expect(page).toHaveURL(/request=new/)

  await page.goBack()
  await prompt.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(/tab=maintenance$/)

  await page.goForward()
  await expect(title).toHaveValue('')
  await page.goBack()
  await expect(prompt).toHaveCount(0)
  await expect(form).toHaveCount(0)
})

test('Edit Profile opens the fields and sends nothing; Save Changes is another button', async ({ page, app }) => {
  await signIn(page, app, 'owner', '/tenant')
  await page.getByRole('button', { name: 'My profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Amara Okafor' })
  const edit = dialog.getByRole('button', { name: 'Edit Profile' })
  const pressed = await edit.elementHandle()
  await edit.click()
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await expect(save).toBeVisible()
  expect(await save.evaluate((button, before) => button === before, pressed)).toBe(false)
  await expect(dialog.getByLabel('Phone', { exact: true }).first()).toBeVisible()
  await expect(page.locator('[data-toasts]').getByText(/No changes|updated/)).toHaveCount(0)
})

test.describe('in French on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  test('the form for a request fits the width', async ({ page, app }) => {
    await signIn(page, app, 'resident', '/account')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await page.getByRole('radio', { name: 'Français' }).click()
    await saved
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.goto(`${app.origin}/tenant?tab=maintenance&request=new`)
    const form = page.getByRole('dialog', { name: 'Nouvelle demande d’entretien' })
    await expect(form.getByText('Électroménagers')).toBeVisible()
    // No field has the focus: the keyboard would hide the button for photos.
    await expect(form.locator('textarea:focus, input:focus:not([type=file])')).toHaveCount(0)
    const tooWide = await form.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*:not(input, .sr-only)')]
        .filter(
          (element) => element.scrollWidth > element.clientWidth && getComputedStyle(element).display !== 'inline',
        )
        .filter(({ clientWidth }) => clientWidth > 0)
        .map((element) => `${element.tagName} ${element.scrollWidth} > ${element.clientWidth}: ${element.textContent}`),
    )
    expect(tooWide).toEqual([])
  })
})
