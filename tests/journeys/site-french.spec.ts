import { expect, expectAccessible, test } from './fixtures.ts'

const pages = ['', '/amenities', '/services', '/nearby', '/gallery', '/contact', '/building-view']

test.describe('the site in French', () => {
  for (const path of pages)
    test(`/fr${path} names its English twin and is accessible`, async ({ page, house }) => {
      await page.goto(`${house.origin}/fr${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${house.origin}/fr${path}`)
      const english = page.locator('link[rel="alternate"][hreflang="en"]')
      await expect(english).toHaveAttribute('href', `${house.origin}${path || '/'}`)
      await expect(page.getByRole('contentinfo')).toContainText('Tous droits réservés.')
      await expectAccessible(page)
    })

  test('is chosen on any page, keeps the place, and leads on in French', async ({ page, house }) => {
    await page.goto(`${house.origin}/services`)
    await page.getByRole('banner').getByRole('link', { name: 'Cette page en français' }).click()
    await expect(page).toHaveURL(`${house.origin}/fr/services`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Des services pour vivre tranquille')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr')
    const galerie = page.getByRole('banner').getByRole('link', { name: 'Galerie' })
    await galerie.click()
    await expect(page).toHaveURL(`${house.origin}/fr/gallery`)
    await expect(galerie).toHaveAttribute('aria-current', 'page')
    await page.getByRole('banner').getByRole('link', { name: 'This page in English' }).click()
    await expect(page).toHaveURL(`${house.origin}/gallery`)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  })

  test('takes a message, and says in French what is missing', async ({ page, house }) => {
    await page.goto(`${house.origin}/fr/contact`)
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByText('Veuillez entrer votre nom.')).toBeVisible()
    await page.getByLabel('Nom').fill('Élodie Tremblay')
    await page.getByLabel('Courriel').fill('elodie@visiteurs.example')
    await page.getByLabel('Téléphone').fill('514 555 0100')
    await page.getByLabel('Motif').selectOption('Planifier une visite')
    await page.getByLabel('Objet').fill('Une visite')
    await page.getByLabel('Message').fill('Bonjour, samedi matin?')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByText('Message envoyé!')).toBeVisible()
    await expect(page.getByLabel('Nom')).toHaveValue('')
  })
})

test.describe('where nothing stands', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('a French address gets a French page', async ({ page, house }) => {
    const answer = await page.goto(`${house.origin}/fr/rien`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
    await page.getByRole('link', { name: "Retour à l'accueil" }).click()
    await expect(page).toHaveURL(`${house.origin}/fr`)
  })
})
