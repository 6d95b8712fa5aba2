import { readFile } from 'node:fs/promises'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { form, newTitle, textOf } from '../console/announcements-page.ts'

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

test('a message goes to exactly the selected tenants @main', async ({ page, app }) => {
  const title = newTitle('Parcels')
  await signIn(page, app, 'staff', '/admin?tab=tenants')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell', { name: /^\d{4}$/ }) })
  const names: string[] = []
  for (const row of [rows.nth(0), rows.nth(2)]) {
    const box = row.getByRole('checkbox')
    names.push((await box.locator('xpath=ancestor::label').innerText()).replace(/^Select /, ''))
    await box.click()
  }
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Message', exact: true }).click()

  await expect(form(page)).toContainText('New Message')
  for (const name of names) await expect(form(page).getByText(name, { exact: true })).toBeVisible()
  await expect(
    form(page)
      .getByRole('status')
      .filter({ hasText: /^Reaches 2 people .* 2 by email$/ }),
  ).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await form(page).getByLabel('Title', { exact: true }).fill(title)
  await textOf(page).fill('They wait at the front desk.')
  await form(page).getByRole('button', { name: 'Send' }).click()
  const question = page.getByRole('alertdialog', { name: 'Send this to 2 people now?' })
  await question.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await app.emailWith(title)
  const database = await app.connectDatabase()
  const sent = await database.query<{ name: string }>(
    `select residents.full_name as name from mail_outbox join residents on residents.user_id = mail_outbox.recipient_id
      where mail_outbox.about_id = (select id from announcements where title = $1)`,
    [title],
  )
  await database.end()
  expect(sent.rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})
