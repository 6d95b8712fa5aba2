import { expect, expectAccessible, test } from '../fixtures.ts'
import { openPortalAs } from './request-people.ts'

test('a leak at night alerts the person on call, who takes it from the bell', async ({ browser, app }) => {
  const title = `Water through the ceiling ${test.info().project.name}`
  const staff = await openPortalAs(browser, app, 'staff', '/admin?tab=announcements')
  const resident = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
  await resident.page.evaluate(
    async (body) => {
      await fetch('/api/tenant/maintenance-requests', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    },
    JSON.stringify({ title, description: 'It runs.', category: 'plumbing', priority: 'urgent' }),
  )
  const { page } = staff
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ })
  await bell.click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  const alert = list.getByRole('region', { name: new RegExp(title) })
  await expect(alert).toContainText('Ines Duarte')
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'I have it' }).click()
  await expect(alert).toContainText(/Ines Duarte has it since \d\d:\d\d/)
  await alert.getByRole('link', { name: 'Open' }).click()
  const request = page.getByRole('dialog', { name: new RegExp(title) })
  await expect(request).toContainText('Ines Duarte has it since')

  await resident.page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  const own = resident.page.getByRole('dialog', { name: 'Notifications' })
  await expect(own.getByRole('link', { name: /We received your request/ })).toBeVisible()
})
