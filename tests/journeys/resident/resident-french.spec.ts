import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('a resident chooses French, reads the portal in it, and keeps it elsewhere @narrow @main', async ({
  page,
  app,
  browser,
}) => {
  test.slow()
  await signIn(page, app, 'owner', '/account')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page
    .getByRole('radio', { name: 'Français' })
    .or(page.getByRole('button', { name: 'Français' }))
    .click()
  await saved
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte')
  await expect(page.getByRole('heading', { name: 'Vos données' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${app.origin}/tenant?tab=maintenance`)
  await expect(
    page.getByRole('tab', { name: 'Entretien' }).or(page.getByRole('link', { name: 'Entretien' })),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer une demande' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nouvelle demande d’entretien' })
  await expect(form.getByText('peut attendre quelques jours')).toBeVisible()
  await form.getByRole('button', { name: 'Envoyer une demande' }).click()
  await expect(form.getByText('Veuillez remplir tous les champs obligatoires').first()).toBeVisible()
  await expectAccessible(page)

  // Another browser has the language only after signing in.
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, app, 'owner', '/tenant')
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^(?:Bonjour|Bon après-midi|Bonsoir), \S+$/)

  await expect(other.getByRole('region', { name: 'Annonces' }).getByRole('listitem').first()).toBeVisible()
  await expect(other.getByText(/^(?:Board Updates|Building News|Maintenance|Events)$/)).toHaveCount(0)

  await other.goto(`${app.origin}/account`)
  await other
    .getByRole('radio', { name: 'English' })
    .or(other.getByRole('button', { name: 'English' }))
    .click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('the sign-in page speaks the language that was chosen on the site', async ({ page, app }) => {
  await page.goto(`${app.origin}/fr`)
  await page.getByRole('banner').getByRole('link', { name: 'This page in English' }).click()
  await expect(page).toHaveURL(`${app.origin}/`)
  await page.getByRole('banner').getByRole('link', { name: 'Cette page en français' }).click()
  await expect(page).toHaveURL(`${app.origin}/fr`)
  await page.getByRole('banner').getByRole('link', { name: 'Connexion des résidents' }).click()
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await expectAccessible(page)
})

test('the console is in English for an office user who chose French, My account in French', async ({ page, app }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await signIn(page, app, 'admin', '/account')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte')
  await page.goto(`${app.origin}/admin`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  // Without loading the page again.
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goBack()
  await expect(
    page.getByRole('tab', { name: 'Overview' }).or(page.getByRole('link', { name: 'Overview' })),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
