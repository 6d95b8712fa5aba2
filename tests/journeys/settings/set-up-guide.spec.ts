import { expect, expectAccessible } from '../fixtures.ts'
import { report, submitted } from '../requests/request-form.ts'
import {
  acceptInvitation,
  addFirstResident,
  chooseStep,
  enterMailServer,
  setUpBuilding,
  invitationLink,
  lindenplatz,
  saveChanges,
  stepButton,
  test,
  useDraft,
} from './empty-installation.ts'

test('a building in Berlin is set up in the browser, from an empty folder to the first request @main', async ({
  page,
  browser,
  installation,
  mailServer,
}) => {
  const { origin } = installation.app
  await test.step('the first run creates the building and its administrator, who lands on the guide', async () => {
    await setUpBuilding(page, installation, lindenplatz)
    await expect(stepButton(page, 'Name and address')).toContainText('Lindenplatz 4, 10437 Berlin')
    await expectAccessible(page)
  })

  await test.step('it can be left and resumed', async () => {
    await chooseStep(page, 'Language, money, measures')
    await expect(page.getByText('€1.240,00')).toBeVisible()
    await page.getByRole('button', { name: 'This is right' }).click()
    await expect(stepButton(page, 'Language, money, measures')).toContainText('Done')
    await page.getByRole('link', { name: 'Leave, resume later' }).click()
    await page.getByRole('link', { name: 'Set-up: 2 of 11' }).click()
    await expect(page.getByText('2 of 11 done')).toBeVisible()
  })

  await test.step('the page is shown as it is now, and follows the colour that is chosen', async () => {
    await chooseStep(page, 'Logo and colour')
    const frame = page.frameLocator('iframe[title="Preview of the home page"]')
    await expect(frame.getByText('Haus am Lindenplatz').first()).toBeVisible()
    await page.getByRole('radio', { name: 'Phone' }).check()
    const missing = page.getByRole('region', { name: 'Still missing' })
    await expect(missing.getByRole('listitem').filter({ hasText: 'The colour' })).toBeVisible()
    await page.getByRole('group', { name: 'Suggested colours' }).getByRole('button', { name: 'Forest' }).click()
    await saveChanges(page)
    await expect(stepButton(page, 'Logo and colour')).toContainText('contrast 5.7')
    await expect(missing.getByRole('listitem').filter({ hasText: 'The colour' })).toHaveCount(0)
    await expect(frame.locator('#accent')).toHaveAttribute('href', '/colours/2f6b3f.css')
    await expectAccessible(page)
    await missing.getByRole('button', { name: 'Send: A test email' }).click()
    const heading = page.getByRole('heading', { level: 2, name: 'Mail', exact: true }).first()
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
  })

  await test.step('the building editor creates the units and the parking, and leads back', async () => {
    await chooseStep(page, 'Building and floors')
    await page.getByRole('link', { name: 'Open building editor' }).click()
    await expect(page.getByText('12 floors · 84 units')).toBeVisible()
    await page.getByRole('button', { name: 'Add a level' }).click()
    await page.getByLabel('Stalls of P1').fill('46')
    await page.getByLabel('Stalls of P1').press('Enter')
    await expect(page.getByText('12 floors · 84 units · 1 part · 46 stalls')).toBeVisible()
    await useDraft(page, (question) => expect(question.getByText('84 new units are added.')).toBeVisible())
    await expect(stepButton(page, 'Building and floors')).toContainText('12 floors, 84 units')
    await expect(stepButton(page, 'Parking and lockers')).toContainText('46 stalls on 1 level')
  })

  await test.step('a mail server is entered, and a test email shows whether it works', async () => {
    await enterMailServer(page, mailServer.url)
    const test = page.getByRole('button', { name: 'Send a test email', exact: true })
    await expect(stepButton(page, 'Mail')).toContainText('Send a test email to finish')

    mailServer.state.unknown = () => true
    await test.click()
    await expect(page.getByRole('alert').filter({ hasText: '550 no such person' })).toBeVisible()
    await expect(stepButton(page, 'Mail')).toContainText('To do')
    mailServer.state.unknown = () => false
    await test.click()
    await expect(stepButton(page, 'Mail')).toContainText('A test email was sent')
    expect(mailServer.state.emails.at(-1)).toMatchObject({ to: [lindenplatz.email], from: 'post@lindenplatz.example' })
  })

  await test.step('the promised times are those of a rental building', async () => {
    await chooseStep(page, 'Promise times')
    await page.getByRole('combobox', { name: 'Start from' }).click()
    await page.getByRole('option', { name: 'Rental building' }).click()
    const preview = page.getByRole('dialog', { name: 'Save changes?' })
    await expect(preview).toContainText('40 office hours')
    await expectAccessible(page)
    await preview.getByRole('button', { name: 'Save changes' }).click()
    await expect(preview).toBeHidden()
    await expect(stepButton(page, 'Promise times')).toContainText('A time for every priority')
  })

  await test.step('the emergency line is on the contact page', async () => {
    await chooseStep(page, 'Hours and emergency line')
    await page.getByLabel('24/7 security line').fill('030 5557 0142')
    await saveChanges(page)
    await expect(stepButton(page, 'Hours and emergency line')).toContainText('No office hours, emergency line entered')
  })

  await test.step('the office is open on weekdays, except on the public holidays of Berlin', async () => {
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await page.getByRole('switch', { name: day, exact: true }).check()
    const proposal = page.getByRole('region', { name: 'Public holidays in Germany' })
    await expect(proposal.getByRole('combobox', { name: 'Region' })).toContainText('Berlin')
    await proposal.getByRole('button', { name: /^Add \d+ holidays$/ }).click()
    await page.getByRole('button', { name: 'Preview changes' }).last().click()
    const preview = page.getByRole('dialog', { name: 'Save changes?' })
    await expect(preview).toContainText('09:00 to 17:00')
    await preview.getByRole('button', { name: 'Save changes' }).click()
    await expect(preview).toBeHidden()
    await expect(stepButton(page, 'Hours and emergency line')).toContainText('Open 5 days a week')
  })

  await test.step('the public page has its first text', async () => {
    await chooseStep(page, 'Public page')
    await page.getByRole('textbox', { name: /^Headline \(English\)/ }).fill('Living at Lindenplatz')
    await page.getByLabel('Description (English)').fill('84 homes with a garden.')
    await page.getByLabel('Title of the tiles (English)').fill('The building')
    await saveChanges(page)
    await expect(stepButton(page, 'Public page')).toContainText('The home page has a text')
    const visitor = await browser.newPage()
    await visitor.goto(origin)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Living at Lindenplatz' })).toBeVisible()
    await visitor.goto(`${origin}/contact`)
    await expect(visitor.locator('main')).toContainText('10437 Berlin')
    await expectAccessible(visitor)
    await visitor.close()
  })

  await test.step('the first resident is invited, signs in and reports, and the office sees it', async () => {
    await addFirstResident(page, {
      name: 'Lena Vogt',
      email: 'lena.vogt@mail.example',
      phone: '030 5557 0199',
      unit: '0503',
    })
    const resident = await browser.newPage()
    await acceptInvitation(resident, await invitationLink(mailServer, 'lena.vogt@mail.example'))
    await resident.goto(`${origin}/tenant?tab=maintenance`)
    await report(resident, 'The heating stays cold')
    await expect(resident.getByText(submitted)).toBeVisible()
    await page.goto(`${origin}/admin?tab=maintenance&view=list`)
    await expect(page.getByText('The heating stays cold').first()).toBeVisible()
    await resident.close()
  })
})
