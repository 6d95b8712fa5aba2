import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
// The import answers 400 for an empty file.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user|400 .*\/unit-list/] })

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

test('an administrator imports a list of units, sees what was not understood, and takes it back in one step', async ({
  page,
  app,
}) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=settings&group=floors&editor=open')
  await page.getByRole('button', { name: 'Import unit list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import unit list' })
  const units = [1, 2, 3, 4].flatMap((floor) =>
    ['A', 'B'].flatMap((part) => [1, 2, 3].map((slot) => `${part}${floor}0${slot};${floor};${50 + slot}`)),
  )
  const choose = (lines: readonly string[]) =>
    dialog.getByLabel('Choose a CSV file').setInputFiles({
      name: 'units.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    })
  await choose(['Wohnung;Etage;Wohnfläche'])
  await expect(dialog.getByText('The file has no rows below the column names.')).toBeVisible()
  await choose(['Wohnung;Etage;Wohnfläche', ...units, 'Laundry;1;30', 'A205;4;60'])
  await expect(dialog.getByRole('heading', { name: '24 units on 4 floors, 6 stacks, 2 parts' })).toBeVisible()
  await expect(dialog.getByText('Part, floor, unit: A503')).toBeVisible()
  await expect(dialog.getByText("Row 26: LAUNDRY isn't numbered like the others.")).toBeVisible()
  await expect(dialog.getByText('Row 27: A205 is on another floor than its number says.')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Put into the draft' }).click()
  await expect(page.getByText('4 floors · 24 units · 2 parts')).toBeVisible()
  await page.getByRole('radio', { name: 'Façade' }).check({ force: true })
  const facade = page.getByRole('grid', { name: /^Floors and units of the building/ })
  await expect(facade.getByRole('gridcell')).toHaveCount(24)
  await expect(facade.getByRole('gridcell', { name: /^B403 · Floor 4/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Part A, 58 by 52 m/ })).toBeVisible()
  await expect(page.getByText('4 floors · 24 units')).toBeHidden()
})
