import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a resident sees packages first, lets one wait, authorises a person and announces a vacation @phone', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'owner')
  const brief = page.getByRole('link', { name: /packages wait at the front desk/ })
  await expect(brief).toBeVisible()
  await brief.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/packages are here for you/)
  await expect(page.getByText(/^[A-Z]{2} \d{4}$/).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page
    .getByRole('button', { name: /^Please hold/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hold it' }).click()
  await expect(page.getByText('The desk holds your package')).toBeVisible()
  await expect(page.getByText(/waits until/)).toHaveCount(1)

  await page.getByRole('button', { name: 'Add a person' }).click()
  const person = page.getByRole('dialog', { name: 'Add an authorised person' })
  await person.getByLabel('Full name').fill('Ben Carver')
  await person.getByLabel('Note for the desk').fill('My brother')
  await person.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ben Carver')).toBeVisible()

  await page.getByRole('button', { name: 'Announce a vacation' }).click()
  const vacation = page.getByRole('dialog', { name: 'Announce a vacation' })
  await vacation.getByLabel('First day away').fill(inDays(10))
  await vacation.getByLabel('Last day away').fill(inDays(14))
  await expectAccessibleInBothThemes(page)
  await vacation.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Packages wait for you here')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Ben Carver' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Ben Carver')).toHaveCount(0)
})

test('the pass of a visit that was just announced is open and on the screen @phone', async ({ page, app }) => {
  await signIn(page, app, 'owner', '/tenant?tab=front-desk')
  await page.getByRole('button', { name: 'Announce a visitor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Announce a visitor' })
  await dialog.getByLabel('Name of your guest').fill('Zora Quill')
  // Others come before, whose pass was open until now.
  await dialog.getByLabel('Day').fill(inDays(20))
  await dialog.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(dialog).toBeHidden()
  const visit = page.getByRole('listitem').filter({ hasText: 'Zora Quill' })
  await expect(visit.getByRole('button', { name: 'Share pass' })).toBeInViewport()
})
