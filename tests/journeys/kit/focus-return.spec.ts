import { expect, signInByCookie, test } from '../fixtures.ts'

test('a dialog and a confirmation that close give the focus back before their animation has ended', async ({
  page,
  app,
}) => {
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/desk?tab=roster`)
  const opened = [
    ['dialog', page.getByRole('button', { name: /^(?:Set a|Change the) passphrase$/ })],
    ['alertdialog', page.getByRole('button', { name: /^Delete / }).first()],
  ] as const
  for (const [role, opener] of opened) {
    await opener.press('Enter')
    const shown = page.getByRole(role)
    await expect(shown.locator(':focus')).toHaveCount(1)
    // Base UI notices two seconds later that its animation has ended.
    await page.evaluate(() => {
      const nextFrame = window.requestAnimationFrame.bind(window)
      window.requestAnimationFrame = (run) => window.setTimeout(() => nextFrame(run), 2_000)
    })
    await page.keyboard.press('Escape')
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.reload()
    await expect(opener).toBeVisible()
  }
})
