import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { openPortalAs, tabTo } from './request-people.ts'

/** Sends an API call with the session of this page. */
const send = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([how, url, json]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url ?? '', { method: how ?? '', headers, body: json ?? '' })
      return (await answer.json()) as { id: string; number: number }
    },
    [method, path, JSON.stringify(body)],
  )

test('an e-mail asks whether it is fixed: reopened from the e-mail by keyboard, confirmed in the portal @main', async ({
  browser,
  app,
}) => {
  test.setTimeout(240_000)
  const title = `Handle ${test.info().project.name} turns loosely`
  const resident = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
  const staff = await openPortalAs(browser, app, 'staff', '/staff')
  const filed = await send(resident.page, 'POST', '/api/tenant/maintenance-requests', {
    title,
    description: 'At the door.',
  })
  const complete = () =>
    send(staff.page, 'PATCH', `/api/admin/maintenance-requests/${filed.id}/status`, { status: 'completed' })
  await complete()

  await test.step('the link in the e-mail reopens it without signing in', async () => {
    const message = await app.emailWith(`Fixed: ${title} (VPP-${filed.number})`)
    const link = /http\S+\/maintenance-answer\?token=[\w-]+/.exec(message)?.[0] ?? ''
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(link)
    await expect(
      page.getByText(/^If we don't hear from you, we'll close it as confirmed on \w+ \d+, \d+\.$/),
    ).toBeVisible()
    const no = page.getByRole('button', { name: 'Not yet' })
    await expect(no).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
    await expectAccessible(page)
    await tabTo(page, no)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel("What's still wrong?")).toBeFocused()
    await page.keyboard.type('It still turns')
    await tabTo(page, page.getByRole('button', { name: 'Reopen the request' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('The request is open again')).toBeVisible()
    await expectAccessible(page)
    await context.close()
  })

  await test.step('the resident confirms the second try in the portal', async () => {
    await complete()
    const { page } = resident
    await page.goto(`${app.origin}/tenant?tab=maintenance&request=${filed.id}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Not fixed yet: It still turns')).toBeVisible()
    await expectAccessible(page)
    const yes = dialog.getByRole('button', { name: 'Yes, fixed' })
    await tabTo(page, yes)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(yes).toHaveCount(0)
  })
})
