import { expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { choose } from '../requests/request-people.ts'
import { form, newButton, newTitle, openConsole, opened, textOf } from '../console/announcements-page.ts'

// The browser logs the 401 before sign-in.
test.use({ expectedErrors: [/status of 401/] })
test.describe.configure({ timeout: 240_000 })

test('an announcement in two languages for typed floors, read in French, and a reminder to the others', async ({
  page,
  browser,
  app,
}) => {
  const title = newTitle('Filters')
  await openConsole(page, app)

  await test.step('both texts are side by side, and floors are typed', async () => {
    await newButton(page).click()
    await form(page).getByRole('button', { name: 'Fire alarm test', exact: true }).click()
    await expect(textOf(page)).toHaveValue(/^We test the fire alarm/)
    await form(page).getByLabel('Title', { exact: true }).fill(title)
    await form(page).getByLabel('Title in French').fill(`${title} (fr)`)
    await choose(page, form(page).getByRole('combobox', { name: 'Audience' }), /^Floors/)
    const floors = form(page).getByRole('textbox', { name: 'Floors' })
    await floors.fill('20-')
    await expect(form(page).getByText('Enter floors like 10-14, 20')).toBeVisible()
    await floors.fill('21-22, 20')
    await expect(form(page).getByText(/^Reaches \d+ people in \d+ units/)).toBeVisible()
    await expectAccessible(page)
    await form(page).getByRole('radio', { name: 'Send now' }).check()
    await form(page).getByRole('button', { name: 'Send now' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('Announcement sent')).toBeVisible()
  })

  await test.step('a resident who reads French gets the French text', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const resident = await context.newPage()
    await signIn(resident, app, 'resident', '/tenant?tab=calendar')
    const data = { language: 'fr' }
    await resident.request.patch(`${app.origin}/api/account`, { data, headers: { origin: app.origin } })
    await resident.goto(`${app.origin}/tenant?tab=announcements`)
    await expect(resident.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(resident.getByText(`${title} (fr)`).first()).toBeVisible()
    await context.close()
  })

  await test.step('those who have not read it are reminded once, and the read list is by unit too', async () => {
    await opened(page, title)
      .getByRole('tab', { name: /^Recipients/ })
      .click()
    await opened(page, title)
      .getByRole('button', { name: /^Remind \d+ people$/ })
      .click()
    await expect(page.getByText(/^\d+ people were reminded$/)).toBeVisible()
    await expect(opened(page, title).getByText(/^\d+ people reminded by /)).toHaveCount(1)
    await opened(page, title).getByRole('radio', { name: 'By unit' }).check()
    await expect(opened(page, title).getByText('2211', { exact: true })).toBeVisible()
    await expectAccessible(page)
    expect(await app.emailWith(`Reminder: ${title}`)).toContain(title)
  })

  await test.step('a copy begins as a draft with both texts', async () => {
    await opened(page, title).getByRole('button', { name: 'Duplicate' }).click()
    await expect(form(page).getByLabel('Title in French')).toHaveValue(`${title} (fr)`)
    await expect(form(page).getByRole('radio', { name: 'Save as draft' })).toBeChecked()
  })
})
