import { expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { fileOf } from './list-file.ts'
import { lists } from './lists.ts'

test.use({ acceptDownloads: true })

for (const { name, path, actions } of lists)
  test(`${name}: rows are selected by keys, exported and printed${name === 'units' ? ' @main' : ''}`, async ({
    page,
    app,
  }) => {
    await signIn(page, app, 'admin', path)
    const rows = page.locator('[data-row]')
    await expect(rows.nth(1)).toBeVisible()
    const toolbar = page.getByRole('toolbar', { name: 'Selection' })
    const selected = (n: number | string) => toolbar.getByText(`${n} selected`)

    await page.keyboard.press('j')
    await expect(rows.nth(0).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('x')
    await expect(selected(1)).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Shift+X')
    await expect(selected(2)).toBeVisible()
    for (const action of [...actions, 'Print', 'Export CSV'])
      await expect(toolbar.getByRole('button', { name: action, exact: true })).toBeVisible()
    await expectAccessible(page)
    expect(await fileOf(page, 'Export CSV', toolbar)).toHaveLength(3)

    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset['printed'] = String(document.querySelectorAll('[data-printed] tbody tr').length)
      }
    })
    await toolbar.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '2')

    const all = toolbar.getByRole('button', { name: /^Select all [\d,]+$/ })
    if (await all.isVisible()) {
      const total = /[\d,]+/.exec(await all.innerText())?.[0] ?? ''
      await all.click()
      await expect(selected(total)).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(toolbar).toHaveCount(0)
    await rows.nth(1).getByRole('checkbox').click()
    await rows
      .nth(0)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await expect(selected(2)).toBeVisible()
    await toolbar.getByRole('button', { name: 'Clear' }).click()

    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await expect(keys.getByText('next, previous')).toBeVisible()
    await expect(keys.getByText('select up to here')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
  })

for (const { name, path, filtered } of lists.filter((list) => list.filtered !== undefined))
  test(`${name}: a view is saved and opened`, async ({ page, app }) => {
    await signIn(page, app, 'admin', `${path}${filtered}`)
    const views = page.getByRole('navigation', { name: 'Views' })
    await views.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Every morning')
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
    await expect(page.getByText('View “Every morning” saved')).toBeVisible()
    await page.goto(`${app.origin}${path}`)
    await views.getByRole('link', { name: 'Every morning' }).click()
    await expect(page).toHaveURL(new RegExp(filtered ?? ''))
  })

for (const { name, path, column } of lists.filter((list) => list.column !== undefined))
  test(`${name}: a column is chosen and decides the file`, async ({ page, app }) => {
    await signIn(page, app, 'admin', path)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: column ?? '', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: column ?? '', exact: true })).toBeVisible()
    const [head = ''] = await fileOf(page, 'CSV of the list')
    expect(head.split(',')).toContain(column)
  })

for (const { name, path, shownFact } of lists.filter((list) => list.shownFact !== undefined))
  test(`${name}: a fact is left out of the cards and of the file`, async ({ page, app }) => {
    await signIn(page, app, 'admin', path)
    const card = page.locator('[data-row]').first()
    await expect(card).toBeVisible()
    const before = await card.innerText()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: shownFact ?? '', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => card.innerText()).not.toBe(before)
    const [head = ''] = await fileOf(page, 'CSV of the list')
    expect(head.split(',')).not.toContain(shownFact)
    expect(head.split(',').length).toBeGreaterThan(3)
  })

for (const { name, path, dialog } of lists.filter((list) => list.dialog !== undefined))
  test(`${name}: J and K open the next and previous record in the dialog`, async ({ page, app }) => {
    await signIn(page, app, 'admin', path)
    const opened = () => new URL(page.url()).searchParams.get(dialog ?? '')
    await expect(page.locator('[data-row]').nth(1)).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    const first = opened()
    await page.keyboard.press('j')
    await expect.poll(opened).not.toBe(first)
    await page.keyboard.press('k')
    await expect.poll(opened).toBe(first)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
