import { expect, type Locator, type Page } from '@playwright/test'
import type { AppProcess } from '../app-process.ts'

export const board = '/admin?tab=maintenance'

/** A column of the board, open or narrow. */
export const column = (page: Page, status: string) => page.locator(`main [data-column="${status}"]`).first()

/** The card of a request, by its title. */
export const card = (page: Page, title: string) => page.locator('main').getByRole('article').filter({ hasText: title })
export const cardButton = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: title, exact: true })

/** Searches for one request, so that its card is visible however many there are. */
export async function findOnBoard(page: Page, title: string) {
  await page.getByRole('searchbox', { name: 'Search title, unit, resident' }).fill(title)
  await expect(cardButton(page, title)).toBeVisible()
  await expect(page.locator('main').getByRole('article')).toHaveCount(1)
}

const middle = async (what: Locator) => {
  const box = await what.boundingBox()
  if (!box) throw new Error(`No bounding box of ${String(what)}`)
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 90) }
}

/** Drags a card over a column without releasing the mouse button. */
export async function carry(page: Page, title: string, status: string) {
  const from = await middle(card(page, title))
  const to = await middle(column(page, status))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y + 4, { steps: 3 })
  await expect(page.locator('[data-ghost]')).toHaveCount(1)
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await expect(column(page, status)).toHaveAttribute('data-over', '')
}

/** Answers the question who takes a card that moves to Assigned. */
export async function assignTo(page: Page, person: RegExp) {
  const prompt = page.getByRole('dialog', { name: /^Who takes / })
  await prompt.getByRole('radio', { name: person }).check()
  await prompt.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(prompt).toHaveCount(0)
}

/** Drags a card with the mouse into another column. */
export async function drag(page: Page, title: string, status: string) {
  await carry(page, title, status)
  await page.mouse.up()
  await expect(page.locator('[data-lifted]')).toHaveCount(0)
}

/** Holds a finger on a card and releases it over `target`. */
export async function dragByTouch(page: Page, title: string, target: Locator) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number } | null) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  const from = await middle(card(page, title))
  await touch('touchStart', from)
  await expect(card(page, title)).toHaveAttribute('data-lifted', '')
  await expect(target).toBeInViewport()
  // The dock opens with an animation; the finger moves to its final position.
  await target.evaluate((element) =>
    Promise.all(element.parentElement?.parentElement?.getAnimations().map((a) => a.finished) ?? []).then(
      () => undefined,
    ),
  )
  const to = await middle(target)
  for (const part of [0.3, 0.7, 1])
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  await expect(target).toHaveAttribute('data-over', '')
  await touch('touchEnd', null)
  await session.detach()
}

/** Creates a request for the lobby through New Request and searches for its card. */
export async function fileForPlace(page: Page, title: string) {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  await page.getByRole('main').getByRole('button', { name: 'New Request' }).click()
  await dialog.getByRole('radio', { name: 'Elsewhere in the building' }).check()
  await dialog.getByRole('combobox', { name: 'Place', exact: true }).fill('Lobby')
  await button('Continue').click()
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('textbox', { name: 'Description' }).fill('It rattles whenever the door closes.')
  await button('Create Request').click()
  await expect(page.getByText('Maintenance request created successfully')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await findOnBoard(page, title)
}

/** Opens the board and waits for its figures and cards. */
export async function openBoard(page: Page, app: AppProcess) {
  await page.goto(`${app.origin}${board}`)
  await expect(page.getByRole('region', { name: 'Maintenance statistics' })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
