import { expect, expectAccessible, test } from '../fixtures.ts'

const pages = ['', '/amenities', '/services', '/nearby', '/gallery', '/contact', '/building-view']

test.describe('the site in French', () => {
  for (const path of pages)
    test(`/fr${path} names its English page and is accessible${path === '/contact' ? '' : ' @matrix'} @main`, async ({
      page,
      app,
    }) => {
      await page.goto(`${app.origin}/fr${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${app.origin}/fr${path}`)
      const english = page.locator('link[rel="alternate"][hreflang="en"]')
      await expect(english).toHaveAttribute('href', `${app.origin}${path || '/'}`)
      await expect(page.getByRole('contentinfo')).toContainText('Tous droits réservés.')
      await expectAccessible(page)
    })

  test('is selected on any page, stays on that page, and continues in French', async ({ page, app }) => {
    await page.goto(`${app.origin}/services`)
    await page.getByRole('banner').getByRole('link', { name: 'Cette page en français' }).click()
    await expect(page).toHaveURL(`${app.origin}/fr/services`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Des services pour vivre tranquille')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr')
    const galerie = page.getByRole('banner').getByRole('link', { name: 'Galerie' })
    await galerie.click()
    await expect(page).toHaveURL(`${app.origin}/fr/gallery`)
    await expect(galerie).toHaveAttribute('aria-current', 'page')
    await page.getByRole('banner').getByRole('link', { name: 'This page in English' }).click()
    await expect(page).toHaveURL(`${app.origin}/gallery`)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  })

  test('leaves room for the name of the building beside longer words', async ({ page, app }) => {
    const name = page.locator('.top .brand span')
    for (const width of [1024, 1259, 1260, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`${app.origin}/fr/nearby`)
      const [lines, cut] = await name.evaluate((one) => [
        one.getBoundingClientRect().height / 22,
        one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
      ])
      expect([lines, cut], `${width}`).toEqual([1, false])
    }
    await page.setViewportSize({ width: 1024, height: 700 })
    await page.locator('summary').click()
    await expect(page.locator('details.menu').getByRole('link', { name: 'Connexion des résidents' })).toBeVisible()
  })

  test('translates the sides of the tower, empty selections, and the controls of a slide show', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.origin}/fr/building-view`)
    await expect(page.locator('.turn label')).toHaveText(['Sud-ouest', 'Nord-est'])
    await expect(page.locator('.pick option[value=""]')).toHaveText(['Toutes', 'Toutes', 'Tous'])
    await page.setViewportSize({ width: 320, height: 640 })
    const [kinds, form] = await Promise.all(
      ['.offer-filters .segments', '.offer-filters'].map((place) => page.locator(place).boundingBox()),
    )
    expect(kinds!.width).toBeLessThanOrEqual(form!.width)
    await page.goto(`${app.origin}/fr/amenities`)
    await expect(page.locator('.slides li').first()).toHaveAttribute('aria-roledescription', 'diapositive')
  })
})

test.describe('the form in French', () => {
  test.use({ expectedErrors: [/status of 400/] })
  test('accepts a message, and shows errors in French', async ({ page, app }) => {
    await page.goto(`${app.origin}/fr/contact`)
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByText('Veuillez entrer votre nom.')).toBeVisible()
    await page.getByLabel('Nom').fill('Élodie Tremblay')
    await page.getByLabel('Courriel').fill('elodie@visiteurs')
    await page.getByLabel('Téléphone').fill('514 555 0100')
    await page.getByLabel('Motif').selectOption('Planifier une visite')
    await page.getByLabel('Objet').fill('Une visite')
    await page.getByLabel('Message').fill('Bonjour, samedi matin?')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    // Errors that only the server detects are in French too.
    await expect(page.getByText('Veuillez entrer une adresse courriel comme nom@exemple.com.')).toBeVisible()
    await page.getByLabel('Courriel').fill('elodie@visiteurs.example')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByText('Message envoyé!')).toBeVisible()
    await expect(page.getByLabel('Nom')).toHaveValue('')
  })
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('in French gets a French page', async ({ page, app }) => {
    const answer = await page.goto(`${app.origin}/fr/rien`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
    await expect(page).toHaveURL(`${app.origin}/fr`)
  })
})
