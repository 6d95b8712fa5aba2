import { addressOf, expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'
import { messageFrom, newVisitor, openWebsiteRequests, show, writeMessage } from './message-page.ts'

// The browser logs the 401 before sign-in, and the replies that reject invalid or conflicting input.
test.use({ expectedErrors: [/status of (?:400|401|412)/] })

// axe checks every state, which is slow.
test.describe.configure({ timeout: 90_000 })

test('a message is linked to a resident only manually, and then turned into their request, once', async ({
  page,
  context,
  app,
}) => {
  const visitor = { ...newVisitor(), email: addressOf('resident').toUpperCase() }
  await writeMessage(await context.newPage(), app, visitor)
  await signInByCookie(page, app, 'staff')
  await page.goto(`${app.origin}/admin?tab=website-requests&search=${encodeURIComponent(visitor.subject)}`)
  const detail = page.getByRole('region', { name: visitor.subject })
  await expect(detail).toContainText('Reply promised by')
  await expect(detail).toContainText(/Same address as\s*Leila Pryce, \d{4}\s*— not verified/)
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Link to Leila Pryce' }).click()
  await expect(page.getByText('Message linked')).toBeVisible()
  await expect(detail).toContainText(/Linked to\s*Leila Pryce, \d{4}/)
  await expect(detail.getByRole('button', { name: 'Unlink' })).toBeFocused()
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Unlink' }).click()
  await expect(detail).toContainText('not verified')
  await expect(detail.getByRole('link', { name: /^Leila Pryce/ })).toBeFocused()
  await detail.getByRole('button', { name: 'Link to another resident' }).click()
  await expect(detail.getByLabel('Written by')).toBeFocused()
  // As in a large building, where other residents come first in the list.
  await page.route(/\/api\/admin\/tenants\?(?!.*search=)/, (route) => route.fulfill({ json: [] }))
  await detail.getByLabel('Written by').click()
  await page.getByPlaceholder('Find a resident by name').fill('Leila Pryce')
  await page.getByRole('option', { name: /Leila Pryce/ }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Link to resident' }).click()
  await expect(detail).toContainText(/Linked to\s*Leila Pryce, \d{4}/)
  await detail.getByRole('button', { name: 'Turn into a request' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New Request' })
  await expect(form).toContainText(`from the message of ${visitor.name}`)
  await expect(form.getByLabel('Title')).toHaveValue(visitor.subject)
  await expect(form.getByLabel('Description')).toHaveValue(visitor.message)
  await expect(form.getByRole('combobox', { name: 'Tenant' })).toContainText('Leila Pryce')
  await expect(form.getByRole('checkbox', { name: /This resident wrote/ })).toHaveCount(0)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create Request' }).click()
  await expect(page.getByText('Maintenance request created successfully')).toBeVisible()
  await expect(form).toBeHidden()
  const request = detail.getByRole('link', { name: /^VPP-\d+ · Pending$/ })
  await expect(request).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Turn into a request' })).toHaveCount(0)
  await expectAccessible(page)
  await request.click()
  await expect(page.getByRole('dialog').getByText(visitor.subject).first()).toBeVisible()
})

test('a message of an unknown sender is turned into a request without a resident, unless the office selects one', async ({
  page,
  context,
  app,
}) => {
  const visitor = newVisitor()
  await writeMessage(await context.newPage(), app, visitor)
  await signInByCookie(page, app, 'staff')
  await page.goto(`${app.origin}/admin?tab=website-requests&search=${encodeURIComponent(visitor.subject)}`)
  const detail = page.getByRole('region', { name: visitor.subject })
  await expect(detail.getByRole('button', { name: 'Link to resident' })).toBeVisible()
  await expect(detail).not.toContainText('not verified')
  await detail.getByRole('button', { name: 'Turn into a request' }).click()
  const form = page.getByRole('dialog', { name: 'New Request' })
  await form.getByRole('combobox', { name: 'Unit' }).click()
  await page.getByRole('combobox', { name: 'Find a unit or a resident' }).fill('Leila Pryce')
  await page.getByRole('option', { name: /Leila Pryce/ }).click()
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByRole('checkbox', { name: /This resident wrote the message/ }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create Request' }).click()
  await expect(form).toBeHidden()
  await expect(detail).toContainText('Linked to')
})

test('the archive is paged, and the arrow keys move between messages', async ({ page, app }) => {
  await signInByCookie(page, app, 'admin')
  await openWebsiteRequests(page, app)
  const subjects = page.getByRole('article').locator('[data-message]')
  await subjects.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(subjects.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(subjects.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(subjects.first()).toBeFocused()
  await show(page, 'Archived')
  await expect(page.getByText(/^1 to 20 of \d+$/)).toBeVisible()
  const first = (await subjects.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^21 to \d+ of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText(/^1 to 20 of \d+$/)).toBeVisible()
  await expect(subjects.first()).toHaveText(first)
})

test('staff see no address of the sender; filters find a message and are part of the address', async ({
  page,
  context,
  app,
}) => {
  const visitor = newVisitor()
  await writeMessage(await context.newPage(), app, visitor)
  await signInByCookie(page, app, 'staff')
  await openWebsiteRequests(page, app)
  await page.getByRole('searchbox').fill(visitor.subject.toUpperCase())
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Sent from')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox').fill('nobody wrote this')
  await expect(page.getByText('No messages found.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await messageFrom(page, visitor).getByRole('button', { name: 'Archive' }).click()
  await expect(messageFrom(page, visitor)).toBeHidden()
})
