import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('an administrator moves a wall, undoes it, and adds a part with the keyboard alone', async ({ page, app }) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=settings&group=floors')
  await page.getByRole('link', { name: 'Open building editor' }).click()
  const part = page.getByRole('button', { name: /^Part A, 58 by 52 m/ })
  await expect(part).toBeVisible()
  await expectAccessible(page)

  const changes = page.getByRole('list', { name: 'Changes' })
  await part.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Part A, south wall, 58 m' })).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('button', { name: 'Part A, 58 by 57 m' })).toBeVisible()
  await expect(changes.getByRole('listitem').first()).toContainText('Part A, south wall 5 m out')
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(part).toBeVisible()

  await part.focus()
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: 'Part B, 18 by 18 m' })).toBeVisible()
  await expect(changes.getByRole('listitem').first()).toContainText('Part B added')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Part B, 18 by 18 m' })).toBeVisible()
})
