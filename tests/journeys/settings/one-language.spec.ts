import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { report, submitted } from '../requests/request-form.ts'
import {
  acceptInvitation,
  addFirstResident,
  chooseStep,
  enterMailServer,
  setUpBuilding,
  invitationLink,
  password,
  saveChanges,
  stepButton,
  test,
  useDraft,
} from './empty-installation.ts'

// Besides those of an empty installation, an address that is not offered.
test.use({
  expectedErrors: [
    /ERR_CONNECTION_REFUSED|503 \(Service Unavailable\).*\/login|401 .*\/api\/auth\/user|404 \(Not Found\)/,
  ],
})

const common = {
  'Floors above ground': '6',
  'Homes on each of them': '4',
  'Lowest floor with homes': '1',
  'Highest floor with homes': '6',
}

async function openEditor(page: Page) {
  await chooseStep(page, 'Building and floors')
  await page.getByRole('link', { name: 'Open building editor' }).click()
  await expect(page.getByText('6 floors · 24 units')).toBeVisible()
}

test('a building in London in English alone, with a ground floor G, from an empty folder to its first request', async ({
  page,
  browser,
  installation,
  mailServer,
}) => {
  const { origin } = installation.app
  await setUpBuilding(page, installation, {
    email: 'grace.hill@tide.example',
    country: 'United Kingdom',
    fields: {
      'Name of the building': 'Tide Wharf',
      'Short code': 'TDW',
      'Street and number': '5 Tide Street',
      'Postal code': 'E14 9SH',
      City: 'London',
      'Time zone': 'Europe/London',
      'Email of the office': 'office@tide.example',
      'First name': 'Grace',
      'Last name': 'Hill',
      ...common,
    },
  })

  await test.step('the ground floor is G, and floor 1 is above it', async () => {
    await expect(stepButton(page, 'Language, money, measures')).toContainText('English; GBP')
    await openEditor(page)
    await page.getByRole('combobox', { name: 'Ground floor' }).click()
    await page.getByRole('option', { name: 'G', exact: true }).click()
    await useDraft(page)
    await expect(stepButton(page, 'Building and floors')).toContainText('24 units')
  })

  await test.step('nothing offers another language', async () => {
    const visitor = await browser.newPage()
    for (const path of ['/', '/contact', '/login']) {
      await visitor.goto(origin + path)
      await expect(visitor.locator('html')).toHaveAttribute('lang', 'en')
      await expect(visitor.locator('a[hreflang], a[lang]')).toHaveCount(0)
    }
    await visitor.goto(`${origin}/fr/contact`)
    await expect(visitor).toHaveURL(`${origin}/contact`)
    await expectAccessible(visitor)
    await visitor.close()
  })

  await test.step('the first resident of G02 reports, and the office has the request', async () => {
    await enterMailServer(page, mailServer.url)
    const email = 'ruth.amos@mail.example'
    await addFirstResident(page, { name: 'Ruth Amos', email, phone: '020 7946 0018', unit: 'G02' })
    const resident = await browser.newPage()
    await acceptInvitation(resident, await invitationLink(mailServer, email))
    await expect(resident.getByText('G02').first()).toBeVisible()
    await resident.goto(`${origin}/account`)
    await expect(resident.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(resident.getByText('Français')).toHaveCount(0)
    await resident.goto(`${origin}/tenant?tab=maintenance`)
    await report(resident, 'The tap drips')
    await expect(resident.getByText(submitted)).toBeVisible()
    await page.goto(`${origin}/admin?tab=maintenance&view=list`)
    await expect(page.getByText('The tap drips').first()).toBeVisible()
    await expect(page.getByText('G02').first()).toBeVisible()
    await resident.close()
  })
})

test('a building in Geneva in French alone, from an empty folder to its first request', async ({
  page,
  browser,
  installation,
  mailServer,
}) => {
  const { origin } = installation.app
  await setUpBuilding(page, installation, {
    email: 'anne.favre@lac.example',
    country: 'Switzerland',
    fields: {
      'Name of the building': 'Résidence du Lac',
      'Short code': 'LAC',
      'Street and number': 'Rue du Rhône 10',
      'Postal code': '1204',
      City: 'Genève',
      'Time zone': 'Europe/Zurich',
      'Email of the office': 'bureau@lac.example',
      'First name': 'Anne',
      'Last name': 'Favre',
      ...common,
    },
  })

  await test.step('French is the only language', async () => {
    await chooseStep(page, 'Language, money, measures')
    await page.getByRole('checkbox', { name: 'English' }).uncheck()
    await saveChanges(page)
    await expect(stepButton(page, 'Language, money, measures')).toContainText('French; CHF')
    const visitor = await browser.newPage()
    for (const path of ['/', '/contact', '/login']) {
      await visitor.goto(origin + path)
      await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(visitor.getByText('English')).toHaveCount(0)
      await expect(visitor.locator('a[hreflang], a[lang]')).toHaveCount(0)
    }
    await expectAccessible(visitor)
    await visitor.close()
  })

  await test.step('the holidays are those of Geneva, in French', async () => {
    await chooseStep(page, 'Hours and emergency line')
    const proposal = page.getByRole('region', { name: 'Public holidays in Switzerland' })
    await expect(proposal.getByRole('combobox', { name: 'Region' })).toContainText('Geneva')
    await expect(proposal).toContainText('Jeûne Genevois')
    await expect(proposal.getByRole('combobox', { name: 'Names in' })).toHaveCount(0)
  })

  await test.step('the first resident reports in French, and the office has the request', async () => {
    await openEditor(page)
    await useDraft(page)
    await enterMailServer(page, mailServer.url)
    const email = 'luc.rey@mail.example'
    await addFirstResident(page, { name: 'Luc Rey', email, phone: '022 318 44 55', unit: '0302' })
    const link = await invitationLink(mailServer, email)
    const resident = await browser.newPage()
    await resident.goto(link)
    await expect(resident.locator('html')).toHaveAttribute('lang', 'fr')
    await resident.getByLabel('Nouveau mot de passe').fill(password)
    await resident.getByLabel('Confirmer le mot de passe').fill(password)
    await resident.getByRole('button', { name: 'Choisir le mot de passe' }).click()
    await resident.waitForURL(`${origin}/tenant`)
    await resident.goto(`${origin}/tenant?tab=maintenance`)
    await resident.getByRole('main').getByRole('button', { name: 'Envoyer une demande' }).click()
    const form = resident.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Titre de la demande' }).fill('Le robinet goutte')
    await form.getByRole('radio', { name: 'Plomberie' }).check()
    await form.getByRole('radio', { name: 'Haute' }).check()
    await form.getByRole('textbox', { name: 'Description détaillée' }).fill('Il goutte toute la nuit.')
    await form.getByRole('button', { name: 'Envoyer une demande' }).click()
    await expect(resident.getByText('Le robinet goutte').first()).toBeVisible()
    await expectAccessible(resident)
    await page.goto(`${origin}/admin?tab=maintenance&view=list`)
    await expect(page.getByText('Le robinet goutte').first()).toBeVisible()
    await resident.close()
  })
})
