import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

test('a night with a stopped elevator, from the first call to the report, with the keyboard @main', async ({
  page,
  app,
  browser,
}) => {
  await signIn(page, app, 'concierge')
  // The mark opens the form from the field that always has the focus.
  await page.getByRole('combobox', { name: 'Scan or search' }).press('!')
  const opening = page.getByRole('dialog', { name: 'Open an incident' })
  await expect(opening.getByRole('radio', { name: 'Elevator' })).toBeFocused()
  await opening.getByRole('textbox', { name: 'In one line' }).fill('Elevator 2 stopped between 18 and 19')
  await opening.getByRole('button', { name: '11 to 16' }).press('Enter')
  await expectAccessible(page)
  await opening.getByRole('button', { name: 'Open the incident' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Elevator 2 stopped between 18 and 19' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Incidents' })).toContainText('An elevator has stopped')
  await expect(page.getByRole('img', { name: /homes are affected. Stacks 11-16/ })).toBeVisible()

  // Each step: a note and Enter, and the next one has the keyboard.
  const script = page.getByRole('region', { name: /^Script/ })
  await expect(script.getByText('Éloignez-vous des portes')).toBeVisible()
  await expect(script.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type('1 person, not hurt')
  await page.keyboard.press('Enter')
  await expect(script.getByText('1 person, not hurt')).toBeVisible()
  await expect(script.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Script 2 of 9/ })).toBeVisible()
  await expectAccessible(page)

  // A resident who reports it is on the list instead.
  const home = await browser.newContext()
  const resident = await home.newPage()
  await signIn(resident, app, 'resident', '/tenant?tab=maintenance')
  await expect(resident.getByRole('region', { name: 'Incidents' })).toContainText('An elevator has stopped')
  await resident.getByRole('button', { name: 'Submit Request' }).first().click()
  const form = resident.getByRole('dialog', { name: 'Submit New Maintenance Request' })
  await form.getByRole('textbox', { name: /Request Title/ }).fill('The elevator does not come')
  await expect(form.getByText('We know about it: Elevator')).toBeVisible()
  await expectAccessible(resident)
  await form.getByRole('button', { name: 'I am affected too' }).press('Enter')
  await expect(resident.getByText('You are on the list')).toBeVisible()
  await expect(form).toBeHidden()
  await home.close()
  const requests = page.getByRole('region', { name: /^Gathered requests/ })
  await expect(requests.getByText('1 person says they are affected')).toBeVisible()

  const updates = page.getByRole('region', { name: /^Next update/ })
  await updates.getByRole('textbox', { name: 'Text in English' }).fill('The technician arrives at 02:30.')
  await updates.getByRole('textbox', { name: 'Text in English' }).press('Control+Enter')
  const question = page.getByRole('alertdialog', { name: /^Send this update to \d+ people\?$/ })
  await expect(question).toContainText('By text message, e-mail, push and in the portal.')
  await expect(question).toContainText('People who read French get the English text.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await updates.getByRole('textbox', { name: 'Text in French' }).fill('Le technicien arrive à 2 h 30.')
  await updates.getByRole('textbox', { name: 'Text in French' }).press('Control+Enter')
  await expect(question).not.toContainText('People who read')
  await expect(question.getByRole('button', { name: 'Send now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Sent to \d+ people/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Incidents' })).toContainText('The technician arrives at 02:30.')
  // The office closes it.
  await expect(page.getByRole('button', { name: 'Close with a note' })).toHaveAttribute('aria-disabled', 'true')
})

test('the office closes an incident and has its report @main', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/desk?tab=incidents')
  await page.getByRole('button', { name: 'Open an incident' }).press('Enter')
  const opening = page.getByRole('dialog', { name: 'Open an incident' })
  await opening.getByRole('radio', { name: 'Water' }).press('Space')
  await expect(opening.getByRole('textbox', { name: 'In one line' })).toHaveValue('No water')
  await opening.getByRole('textbox', { name: 'Floors' }).fill('20-25')
  await opening.getByRole('textbox', { name: 'Floors' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No water' })).toBeVisible()
  await page.getByRole('button', { name: 'Close with a note' }).press('Enter')
  const closing = page.getByRole('dialog', { name: 'Close the incident' })
  await closing.getByRole('button', { name: 'Close the incident' }).press('Enter')
  await expect(closing.getByText('Write a closing note')).toBeVisible()
  await closing.getByRole('textbox', { name: /What was it/ }).fill('A valve was closed by mistake.')
  await expectAccessible(page)
  await closing.getByRole('button', { name: 'Close the incident' }).press('Enter')
  // The last update is asked about like every other; Escape goes back to the note.
  const question = page.getByRole('alertdialog', { name: /^Send this update to \d+ people\?$/ })
  await expect(question.getByRole('button', { name: 'Send and close' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(closing.getByRole('textbox', { name: /What was it/ })).toHaveValue('A valve was closed by mistake.')
  await closing.getByRole('button', { name: 'Close the incident' }).press('Enter')
  await expect(question.getByRole('button', { name: 'Send and close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Incident closed')).toBeVisible()
  await expect(page.getByText('A valve was closed by mistake.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Incidents' })).toBeHidden()
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Report' }).press('Enter'),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^incident-\d{4}-\d\d-\d\d-no-water\.pdf$/)
})

test('an entry of the log becomes an incident in one step', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/desk?tab=log')
  const points = page.getByRole('region', { name: /^Open points/ })
  await points
    .getByRole('button', { name: /Camera at the loading dock/ })
    .first()
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Open an incident' }).press('Enter')
  const opening = page.getByRole('dialog', { name: 'Open an incident' })
  await expect(opening.getByRole('textbox', { name: 'In one line' })).toHaveValue(/Camera at the loading dock/)
  await opening.getByRole('button', { name: 'Open the incident' }).press('Enter')
  await expect(page.getByRole('heading', { name: /Camera at the loading dock/ })).toBeVisible()
})

test('the office changes a script, and a drill has its steps', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/desk?tab=incidents')
  await page.getByRole('button', { name: 'Scripts' }).press('Enter')
  const editor = page.getByRole('dialog', { name: 'Scripts' })
  await editor.getByRole('radio', { name: 'Security' }).press('Space')
  await editor.getByRole('textbox', { name: 'What to do' }).first().fill('Call the guard')
  await expectAccessible(page)
  // What is not saved stays while another kind is looked at.
  await editor.getByRole('radio', { name: 'Water' }).press('Space')
  await expect(editor.getByRole('textbox', { name: 'What to do' }).first()).toHaveValue(/^Find out what it is/)
  await editor.getByRole('radio', { name: 'Security' }).press('Space')
  await expect(editor.getByRole('textbox', { name: 'What to do' }).first()).toHaveValue('Call the guard')
  await editor.getByRole('button', { name: 'Save the script' }).press('Enter')
  await expect(page.getByText('Script saved')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open an incident' }).press('Enter')
  const opening = page.getByRole('dialog', { name: 'Open an incident' })
  await opening.getByRole('radio', { name: 'Security' }).press('Space')
  await opening.getByRole('checkbox', { name: /This is a drill/ }).press('Space')
  await opening.getByRole('button', { name: 'Open the incident' }).press('Enter')
  await expect(page.getByText('Call the guard')).toBeVisible()
  await expect(page.getByText('Drill: do not call; say what you would do.').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Incidents' })).toContainText('This is a drill')
})

test('a browser in which French was chosen shows the desk and its banner in English', async ({ page, app }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await signIn(page, app, 'concierge', '/desk?tab=incidents&open=new')
  await page.getByRole('dialog').getByRole('button', { name: 'Open the incident' }).press('Enter')
  const banner = page.getByRole('region', { name: 'Incidents' })
  await expect(banner).toContainText(/^Elevator: An elevator has stopped/)
  await expect(banner).toContainText(/since .*, 0 min/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a long line about an incident has three lines on a phone of a resident until it is opened', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, app, 'concierge')
  const status = `The water comes back at six. ${'We are sorry for the long wait. '.repeat(12)}`
  const sent = { kind: 'water', title: 'No water', statusTexts: { en: status }, isAnother: true }
  const headers = { origin: app.origin }
  const opened = await page.request.post(`${app.origin}/api/desk/incidents`, { data: sent, headers })
  expect(opened.status()).toBe(201)
  await signIn(page, app, 'resident')
  const banner = page.getByRole('region', { name: 'Incidents' })
  const line = banner.getByText(/^Water: The water comes back/)
  const heightOf = async () => (await line.boundingBox())?.height ?? 0
  expect(await heightOf()).toBeLessThan(70)
  await banner.getByRole('button', { name: 'Show all' }).click()
  expect(await heightOf()).toBeGreaterThan(150)
  await expectAccessible(page)
})
