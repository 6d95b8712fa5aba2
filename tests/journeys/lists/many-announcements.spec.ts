import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { form, newButton, newTitle, openConsole, opened, textOf } from '../console/announcements-page.ts'

// The browser logs the 401 before sign-in.
test.use({ expectedErrors: [/status of 401/] })

test('many announcements are pinned, reminded of and archived, each with one undo', async ({ page, app }) => {
  const mark = newTitle('Roof')
  const titles = [`${mark} hoist`, `${mark} crane`]
  await openConsole(page, app)
  for (const title of titles) {
    await newButton(page).click()
    await form(page).getByLabel('Title', { exact: true }).fill(title)
    await textOf(page).fill('On Monday from 9 to 12.')
    await form(page).getByRole('radio', { name: 'Send now' }).check()
    await form(page).getByRole('button', { name: 'Send' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: /^Send/ }).click()
    await opened(page, title).filter({ hasText: 'Recipients' }).getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('searchbox').fill(mark)
  const rows = page.getByRole('row').filter({ hasText: mark })
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('2 announcements', { exact: true })).toBeVisible()
  const toolbar = page.getByRole('toolbar', { name: 'Selection' })
  const act = async (action: string, title: string, verb: string) => {
    await toolbar.getByRole('button', { name: action, exact: true }).click()
    const question = page.getByRole('alertdialog', { name: title })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: verb }).click()
  }
  const select = async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await expect(toolbar.getByText('2 selected')).toBeVisible()
  }

  await test.step('pin and undo', async () => {
    await select()
    await expectAccessibleInBothThemes(page)
    await act('Pin', 'Pin 2 announcements?', 'Pin 2')
    await expect(page.getByText('2 announcements pinned')).toBeVisible()
    await expect(rows.getByText('Pinned')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows.getByText('Pinned')).toHaveCount(0)
  })

  await test.step('reminders wait, and none is sent when they are taken back', async () => {
    await select()
    await toolbar.getByRole('button', { name: 'Remind' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remind people of 2 announcements?' })
    await expect(
      question.getByText(/^[\d,]+ emails go to [\d,]+ people who have not read one of them\.$/),
    ).toBeVisible()
    await question.getByRole('button', { name: 'Remind about 2' }).click()
    await expect(page.getByText('Reminders sent about 2 announcements')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/\d+ emails were not sent\./)).toBeVisible()
  })

  await test.step('archive and undo', async () => {
    await select()
    await toolbar.getByRole('button', { name: 'Archive' }).click()
    const question = page.getByRole('alertdialog', { name: 'Archive 2 announcements?' })
    await expect(question).toContainText('Residents no longer see 2 announcements that they see now.')
    await question.getByRole('button', { name: 'Archive 2' }).click()
    await expect(rows.getByText('Archived')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows.getByText('Archived')).toHaveCount(0)
  })
})
