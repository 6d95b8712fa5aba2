import { reportPlaces } from '#maintenance/places/contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('a visitor reports by the code of a place without an account, and the office prints its sign @main', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(180_000)
  await signIn(page, app, 'admin', '/admin?tab=settings&group=places')
  const list = page.getByRole('list', { name: 'QR codes of places' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  const places = (await (await page.request.get(app.origin + pathOf(reportPlaces.list))).json()) as {
    placeName: string
    code: string
  }[]
  const lobby = places.find(({ placeName }) => placeName === 'Lobby')

  await test.step('the signs are for paper only', async () => {
    const sign = page.getByRole('heading', { name: 'Lobby' })
    await expect(sign).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(sign).toBeVisible()
    await expect(page.getByText(`/report?place=${lobby?.code}`)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the form needs no script and no account', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const visitor = await context.newPage()
    await visitor.goto(`${app.origin}/report?place=${lobby?.code}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Report a problem')
    await expect(visitor.getByText('Lobby', { exact: true })).toBeVisible()
    await visitor.getByRole('link', { name: 'Français' }).click()
    await expect(visitor.getByText('Lobby', { exact: true })).toBeVisible()
    await visitor.getByRole('link', { name: 'English' }).click()
    await visitor.getByLabel("What's wrong?").fill('The door does not close. It is cold.')
    await visitor.getByLabel('How can we reach you?').fill('hugo@visitor.example')
    await visitor.getByRole('button', { name: 'Send report' }).click()
    await expect(visitor.getByText(/^Thank you\. Your report has the number VPP-\d+\./)).toBeVisible()
    await context.close()
  })

  await test.step('the office sees that nobody was signed in', async () => {
    await page.goto(`${app.origin}/admin?tab=maintenance&view=list&order=newest`)
    await page
      .getByRole('button', { name: /The door does not close/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Visitor, not signed in · hugo@visitor.example')).toBeVisible()
    await expect(dialog.getByText('Reported by a visitor, not signed in')).toBeVisible()
  })
})
