import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { aPicture } from '../../support/picture.ts'
import { dialog, openUnits, toast, view } from '../console/units-page.ts'

// The browser logs the 401 before sign-in, and the 400 of an incomplete plan.
test.use({ expectedErrors: [/status of (?:400|401)/] })
test.describe.configure({ timeout: 150_000 })

test('a move out is planned, its steps are recorded, and it is cancelled @narrow @main', async ({ page, app }) => {
  await openUnits(page, app)
  await page.getByRole('searchbox', { name: 'Unit, tenant or stall' }).fill('2107')
  await view(page, '2107').click()
  await dialog(page, '2107').getByRole('tab', { name: 'Tenant/Owner' }).click()
  await dialog(page, '2107').getByRole('button', { name: 'Moves' }).click()
  await expect(page).toHaveURL(/move=[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { name: '2107: moves', level: 1 })).toBeVisible()
  await expect(page.getByText('No one is leaving')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Plan a Move' }).click()
  const plan = page.getByRole('dialog', { name: 'Plan a move for 2107' })
  await plan.getByRole('checkbox').first().check()
  await plan.getByLabel('Day').fill('03-12-2099')
  await plan.getByLabel('Forwarding address').fill('44 Quay Street, Apt 6')
  await expectAccessibleInBothThemes(page)
  await plan.getByRole('button', { name: 'Plan Move' }).click()
  await expect(toast(page, 'Move planned')).toBeVisible()
  await expect(page.getByText('Leaves 03-12-2099')).toBeVisible()
  await expect(page.getByText('44 Quay Street, Apt 6')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Forwarding address received/ })).toBeChecked()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('checkbox', { name: /Confirmed in writing/ }).click()
  await expect(page.getByText('2 of 9 steps done').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Confirmed in writing/ })).toBeChecked()

  await page.getByRole('button', { name: 'Note on “Keys and fobs returned”' }).click()
  const note = page.getByRole('dialog', { name: 'Keys and fobs returned' })
  await note.getByLabel('Note').fill('3 keys and 2 fobs')
  await expectAccessibleInBothThemes(page)
  await note.getByRole('button', { name: 'Save Note' }).click()
  await expect(page.getByText('3 keys and 2 fobs')).toBeVisible()

  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const edit = page.getByRole('dialog', { name: /^Edit the move of/ })
  await expect(edit.getByLabel('Day')).toHaveValue('03-12-2099')
  await edit.getByLabel('Day').fill('10-12-2099')
  await edit.getByLabel('Service elevator').fill('December 10, 9:00 to 12:00')
  await expectAccessibleInBothThemes(page)
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Leaves 10-12-2099')).toBeVisible()
  await expect(page.getByText('December 10, 9:00 to 12:00')).toBeVisible()
  await expect(page.getByText(/No balance due|Balance due|Credit/).first()).toBeVisible()

  const photos = page.getByRole('region', { name: /^Inspection photos/ })
  await photos.getByLabel('Add inspection photos').setInputFiles({
    name: 'inspection.jpg',
    mimeType: 'image/jpeg',
    buffer: (await aPicture({ width: 900, height: 600 })).body,
  })
  await photos.getByRole('button', { name: 'Open inspection photo 1' }).click()
  const photo = page.getByRole('dialog', { name: 'Inspection photo 1 of 1' })
  await expectAccessibleInBothThemes(page)
  await photo.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove photo' }).click()
  await expect(photos.getByRole('button', { name: 'Open inspection photo 1' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Set New Code' }).click()
  const code = page.getByRole('dialog', { name: 'New door code' })
  await code.getByLabel('New door code').fill('481516')
  await code.getByRole('button', { name: 'Set New Code' }).click()
  await expect(toast(page, 'New door code saved')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel Move' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Move' }).click()
  await expect(toast(page, 'Move cancelled')).toBeVisible()
  await expect(page.getByText('No one is leaving')).toBeVisible()
  await page.getByRole('button', { name: 'Unit 2107' }).click()
  await expect(dialog(page, '2107')).toBeVisible()
})

test('the office edits the checklist of moves, and a change is undone @narrow', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=settings&group=moves')
  const list = page.getByRole('list', { name: 'Move in' })
  await expect(list.getByRole('listitem')).toHaveCount(9)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Add Step: Move in' }).click()
  const step = page.getByRole('dialog', { name: 'Move in: step' })
  await step.getByRole('button', { name: 'Apply' }).click()
  await expect(step.getByText('Enter what is to be done').first()).toBeVisible()
  await step.getByLabel('Step').fill('Bicycle sticker handed over')
  await expectAccessibleInBothThemes(page)
  await step.getByRole('button', { name: 'Apply' }).click()
  await list.getByRole('button', { name: 'Move “Bicycle sticker handed over” up' }).click()
  await list.getByRole('button', { name: 'Remove “House rules read”' }).click()
  await page.getByRole('button', { name: 'Preview changes' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByText(/Bicycle sticker handed over · Office, on the day/)).toBeVisible()
  await preview.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Checklists changed')).toBeVisible()
  await expect(list.getByText('House rules read')).toHaveCount(0)
  // Not the one of the toast, which undoes without a question.
  await page.getByRole('region', { name: 'Recent changes' }).getByRole('button', { name: /^Undo/ }).first().click()
  await page.getByRole('dialog', { name: 'Undo this change?' }).getByRole('button', { name: 'Undo change' }).click()
  await expect(list.getByText('House rules read')).toBeVisible()
})
