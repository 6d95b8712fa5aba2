import {
  assignTo,
  openBoard,
  board,
  card,
  cardButton,
  carry,
  column,
  drag,
  dragByTouch,
  fileForPlace,
  findOnBoard,
} from './board-parts.ts'
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { choose, openPortalAs, tabTo } from './request-people.ts'
import { dialog, moved, newTitle } from './board-dialog.ts'

test('the board at a desk has figures and six columns, and a card is moved by drag and drop @main', async ({
  browser,
  app,
}) => {
  test.setTimeout(150_000)
  const title = newTitle()
  const { page, errors } = await openPortalAs(browser, app, 'admin', board)
  await openBoard(page, app)
  for (const name of ['Total', 'Urgent', 'Pending', 'In Progress', 'Completed', 'Overdue', 'Avg Response'])
    await expect(
      page.getByRole('region', { name: 'Maintenance statistics' }).getByText(name, { exact: true }),
    ).toBeVisible()
  for (const name of ['On Hold', 'Completed', 'Cancelled'])
    await expect(page.getByRole('button', { name: new RegExp(`^Expand ${name} \\d+$`) })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await fileForPlace(page, title)
  await test.step('a card is dragged into the next column', async () => {
    await drag(page, title, 'in_progress')
    await expect(page.getByText(moved)).toBeVisible()
    await expect(column(page, 'in_progress').getByRole('article').filter({ hasText: title })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })
  await test.step('a collapsed column accepts it too, and opens on a click', async () => {
    await drag(page, title, 'completed')
    await expect(card(page, title)).toHaveCount(0)
    const narrow = page.getByRole('button', { name: 'Expand Completed 1' })
    await narrow.click()
    await expect(page).toHaveURL(/columns=completed/)
    await expect(column(page, 'completed').getByRole('article').filter({ hasText: title })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessibleInBothThemes(page)
  })
  await test.step('Escape cancels the drag', async () => {
    await carry(page, title, 'pending')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.locator('[data-ghost]')).toHaveCount(0)
    await expect(column(page, 'completed').getByRole('article').filter({ hasText: title })).toBeVisible()
  })
  await test.step('a click opens it, with one note for each move', async () => {
    await cardButton(page, title).click()
    await dialog(page)
      .getByRole('tab', { name: /Timeline/ })
      .click()
    await expect(dialog(page).getByText('Status changed from Pending to In Progress')).toHaveCount(1)
    await expect(dialog(page).getByText('Status changed from In Progress to Completed')).toHaveCount(1)
  })
  expect(errors, 'errors of the page').toEqual([])
})

test('the board works by keyboard: arrows, M, and moving a card with Space @main', async ({ browser, app }) => {
  test.setTimeout(150_000)
  const title = newTitle()
  const { page, errors } = await openPortalAs(browser, app, 'admin', board)
  await openBoard(page, app)
  await fileForPlace(page, title)
  const { keyboard } = page

  await tabTo(page, cardButton(page, title))
  await keyboard.press('m')
  await expect(page.getByRole('menu', { name: 'Move to' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await keyboard.type('as')
  await expect(page.getByRole('menuitem', { name: 'Assigned' })).toBeFocused()
  await keyboard.press('Enter')

  const prompt = page.getByRole('dialog', { name: /^Who takes VPP-\d+\?$/ })
  await expect(prompt.getByRole('radio').first()).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await keyboard.press('Escape')
  await expect(page.getByText('Move cancelled. It stays in Pending.')).toBeAttached()
  await expect(cardButton(page, title)).toBeFocused()
  await expect(column(page, 'pending').getByRole('article').filter({ hasText: title })).toBeVisible()
  // With animations, the menu is still closing when the dialog gets the focus.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await keyboard.press('m')
  await expect(page.getByRole('menu', { name: 'Move to' })).toBeVisible()
  await keyboard.type('as')
  await keyboard.press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(prompt.getByRole('radio').first()).toBeFocused()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(page.getByText(moved)).toBeVisible()
  await expect(card(page, title).getByText('Unassigned')).toHaveCount(0)
  await expect(column(page, 'assigned').getByRole('article').filter({ hasText: title })).toBeVisible()
  await expect(cardButton(page, title)).toBeFocused()

  await keyboard.press('Space')
  await expect(page.getByText(`${title} picked up.`)).toBeAttached()
  await keyboard.press('ArrowRight')
  await expect(page.getByText('Over In Progress')).toBeAttached()
  await keyboard.press('Escape')
  await expect(page.getByText('Move cancelled. It stays in Assigned.')).toBeAttached()
  await keyboard.press('Space')
  await keyboard.press('ArrowRight')
  await keyboard.press('Space')
  await expect(column(page, 'in_progress').getByRole('article').filter({ hasText: title })).toBeVisible()
  await expect(cardButton(page, title)).toBeFocused()

  await keyboard.press('ArrowRight')
  await expect(column(page, 'on_hold')).toBeFocused()
  await keyboard.press('ArrowLeft')
  await expect(cardButton(page, title)).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
  await keyboard.press('Escape')
  await expect(cardButton(page, title)).toBeFocused()
  expect(errors, 'errors of the page').toEqual([])
})

test('on a phone a long press lifts a card, and the columns open at the bottom', async ({ browser, app }) => {
  test.setTimeout(150_000)
  const title = newTitle()
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page, errors } = await openPortalAs(browser, app, 'admin', board, phone)
  await openBoard(page, app)
  await expectAccessibleInBothThemes(page)
  await fileForPlace(page, title)
  await dragByTouch(page, title, page.locator('body').locator('[data-column="in_progress"]').last())
  await expect(page.getByText(moved)).toBeVisible()
  await expect(card(page, title)).toHaveCount(0)
  await page.getByRole('radio', { name: /In Progress/ }).check()
  await expect(cardButton(page, title)).toBeVisible()
  await expect(page).toHaveURL(/column=in_progress/)

  await card(page, title)
    .getByRole('button', { name: `Move to: ${title}` })
    .click()
  await page.getByRole('menuitem', { name: 'On Hold' }).click()
  await expect(card(page, title)).toHaveCount(0)
  await page.getByRole('radio', { name: /On Hold/ }).check()
  await expect(cardButton(page, title)).toBeVisible()
  expect(errors, 'errors of the page').toEqual([])
})

test('two people move the same card: one succeeds, and the other is shown the result and has it announced', async ({
  browser,
  app,
}) => {
  test.setTimeout(150_000)
  const title = newTitle()
  const admin = await openPortalAs(browser, app, 'admin', board)
  await openBoard(admin.page, app)
  await fileForPlace(admin.page, title)
  const staff = await openPortalAs(browser, app, 'staff', board)
  await openBoard(staff.page, app)
  await findOnBoard(staff.page, title)

  await test.step('the admin lifts it while Ines moves it', async () => {
    await carry(admin.page, title, 'in_progress')
    await drag(staff.page, title, 'assigned')
    await assignTo(staff.page, /^Ines Duarte/)
    await expect(staff.page.getByText(moved)).toBeVisible()
    await admin.page.mouse.up()
    await expect(admin.page.getByText('Failed to update status')).toBeVisible()
    await expect(admin.page.getByText(/Ines Duarte changed it first: .* is now in Assigned\./)).toBeVisible()
    await expect(column(admin.page, 'assigned').getByRole('article').filter({ hasText: title })).toBeVisible()
    await expect(column(admin.page, 'in_progress').getByRole('article')).toHaveCount(0)
  })

  await test.step('the focus follows a card that another person moves', async () => {
    await cardButton(admin.page, title).focus()
    await drag(staff.page, title, 'in_progress')
    await expect(column(admin.page, 'in_progress').getByRole('article').filter({ hasText: title })).toBeVisible()
    await expect(cardButton(admin.page, title)).toBeFocused()
    await expect(admin.page.getByText(/Ines Duarte moved .* to In Progress\./)).toBeAttached()
  })

  await test.step('a change of another field causes no conflict', async () => {
    await carry(admin.page, title, 'on_hold')
    await cardButton(staff.page, title).click()
    await choose(staff.page, dialog(staff.page).getByRole('combobox', { name: 'Assigned to' }), /^Tom/)
    await expect(staff.page.getByText('Request updated successfully')).toBeVisible()
    await admin.page.mouse.up()
    await expect(admin.page.getByText(moved)).toBeVisible()
    await expect(admin.page.getByRole('button', { name: 'Expand On Hold 1' })).toBeVisible()
  })
  // The browser logs the rejected move.
  for (const { errors } of [admin, staff]) expect(errors.filter((text) => !text.includes('412'))).toEqual([])
})

test('a move that fails on the network is reverted, and Retry repeats it', async ({ browser, app }) => {
  test.setTimeout(90_000)
  const title = newTitle()
  const { page } = await openPortalAs(browser, app, 'admin', board)
  await openBoard(page, app)
  await fileForPlace(page, title)
  await drag(page, title, 'assigned')
  const prompt = page.getByRole('dialog', { name: /^Who takes / })
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await expect(column(page, 'pending').getByRole('article').filter({ hasText: title })).toBeVisible()
  await drag(page, title, 'assigned')
  await expect(prompt.getByRole('radio').first()).toBeVisible()
  await page.context().setOffline(true)
  await assignTo(page, /^Ines Duarte/)
  await expect(page.getByText('Failed to update status')).toBeVisible()
  await expect(column(page, 'pending').getByRole('article').filter({ hasText: title })).toBeVisible()
  await page.context().setOffline(false)
  await page.locator('[data-toasts]').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(moved)).toBeVisible()
  await expect(column(page, 'assigned').getByRole('article').filter({ hasText: title })).toBeVisible()
})
