import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { choose, openPortalAs } from '../requests/request-people.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

const pdf = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`),
})

test('the office adds a document in two versions; its residents get the newest @narrow @main', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(240_000)
  const title = `Pool rules ${Date.now()}`
  const resident = await openPortalAs(browser, app, 'resident', '/tenant?tab=resources')
  await expect(resident.page.getByRole('heading', { name: 'Lobby camera' })).toBeVisible()
  await expect(resident.page.getByRole('link', { name: 'Open Lobby camera' })).toHaveAttribute('href', /^https:/)
  await expectAccessibleInBothThemes(resident.page)
  const owner = await openPortalAs(browser, app, 'owner', '/tenant?tab=resources')

  await signIn(page, app, 'staff', '/admin?tab=resources')
  await expect(page.getByRole('heading', { name: 'Resources', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lobby camera' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'New Resource' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New resource' })
  await form.getByRole('button', { name: 'Create Resource' }).press('Enter')
  await expect(form.getByText('Enter a title').first()).toBeVisible()
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Folder').fill('House rules')
  await choose(page, form.getByLabel('Audience'), /^Renters/)
  await form.getByRole('button', { name: 'Create Resource' }).click()
  await expect(form.getByText('Choose a file').nth(1)).toBeVisible()
  await form.locator('input[type=file]').setInputFiles(pdf('rules.pdf', 'first'))
  await form.getByRole('button', { name: 'Create Resource' }).click()
  await expect(page.getByText('Resource created successfully')).toBeVisible()

  const download = resident.page.getByRole('link', { name: `Download ${title}` })
  await expect(download).toBeVisible()
  await expect(resident.page.getByRole('region', { name: 'House rules' }).getByText(/Version 1/)).toBeVisible()
  await expect(owner.page.getByText(title)).toHaveCount(0)

  await page.getByRole('button', { name: `New version of ${title}` }).click()
  const renew = page.getByRole('dialog', { name: 'New version' })
  await renew.locator('input[type=file]').setInputFiles(pdf('rules 2.pdf', 'second'))
  await renew.getByLabel("What's new").fill('Children')
  await renew.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('Version uploaded successfully')).toBeVisible()
  await expect(page.getByText('1 older version').first()).toBeVisible()
  await expect(resident.page.getByRole('region', { name: 'House rules' }).getByText(/Version 2/)).toBeVisible()
})

test('a resident selects what neighbours see, and a neighbour finds only that @narrow', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(180_000)
  const neighbour = await openPortalAs(browser, app, 'resident', '/tenant?tab=residents&search=okafor')
  await expect(neighbour.page.getByText('No residents found matching search')).toBeVisible()
  await signIn(page, app, 'owner', '/tenant?tab=residents')
  const own = page.getByRole('region', { name: 'What neighbours see about you' })
  const preview = own.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText("Neighbours can't see you.")).toBeVisible()
  await expectAccessibleInBothThemes(page)
  // On a phone it is collapsed, above the neighbours.
  const unfold = own.getByRole('button', { name: 'Choose what they see' })
  if (await unfold.isVisible()) {
    await expect(own).toBeInViewport({ ratio: 1 })
    await unfold.press('Enter')
    await expectAccessibleInBothThemes(page)
  }
  await own.getByRole('switch', { name: /^Residence/ }).press('Space')
  await expect(page.getByText('Saved. Neighbours will see this once you show your name.')).toBeVisible()
  await expect(preview.getByText("Neighbours can't see you.")).toBeVisible()
  await own.getByRole('switch', { name: /^Name/ }).press('Space')
  await expect(preview.getByText('Residence 2107')).toBeVisible()
  await expect(page.getByText('Saved. Neighbours can see this now.')).toBeVisible()

  const card = neighbour.page.getByRole('listitem').filter({ hasText: 'Amara Okafor' })
  await expect(card.getByText('Residence 2107')).toBeVisible()
  await expect(card.getByRole('link')).toHaveCount(0)
  await own.getByRole('switch', { name: /^Email/ }).click()
  await expect(card.getByRole('link', { name: 'owner@vantagepoint.example' })).toBeVisible()
  for (const name of [/^Email/, /^Residence/, /^Name/]) {
    await own.getByRole('switch', { name }).click()
    await expect(own.getByRole('switch', { name })).not.toBeChecked()
  }
  await expect(page.getByText("Saved. Neighbours can't see this.")).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(preview.getByText("Neighbours can't see you.")).toBeVisible()
})
