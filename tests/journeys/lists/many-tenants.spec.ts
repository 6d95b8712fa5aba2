import { readFile } from 'node:fs/promises'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

test.use({ acceptDownloads: true })

test('many tenants are selected, exported, printed and invited after one question', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=tenants&invitation=open')
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(0).click()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')).toHaveLength(4)

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('[data-printed] tbody tr').length)
    }
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '3')

  await page.keyboard.press('Escape')
  await expect(page.getByText('3 selected')).toHaveCount(0)
  await boxes.nth(0).click()
  const all = page.getByRole('button', { name: /^Select all \d+$/ })
  const total = Number(/\d+/.exec(await all.innerText())?.[0])
  await all.click()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: `Invite ${total} people?` })
  await expect(question).toContainText('Others are left out')
  await question.getByRole('button', { name: `Invite ${total} people` }).click()
  await expect(page.getByText(/invitations? sent/).first()).toBeVisible()
  await expect(page.getByText(`${total} selected`)).toHaveCount(0)
})
