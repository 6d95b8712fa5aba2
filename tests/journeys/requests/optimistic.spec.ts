import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { board, cardButton, column, drag, fileForPlace, openBoard } from './board-parts.ts'
import { badge, button, dialog, newTitle, select } from './request-form.ts'
import { choose, openerIn, openPortalAs } from './request-people.ts'
import { assignToStaff, openInQueue } from './queue.ts'

const inColumn = (page: Page, status: string, title: string) =>
  column(page, status).getByRole('article').filter({ hasText: title })
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

/** Holds the changes of requests until `answer` lets the waiting one go on, or rejects it. */
async function interceptChanges(page: Page) {
  const waiting: ((isRejected: boolean) => Promise<void>)[] = []
  await page.route(/\/api\/(?:admin|staff)\/maintenance-requests\//, (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    return new Promise<void>((done) => {
      waiting.push(async (isRejected) => {
        await (isRejected
          ? route.fulfill({ status: 503, json: { message: 'The database is being moved.', code: 'unavailable' } })
          : route.continue())
        done()
      })
    })
  })
  return {
    async answer({ isRejected = false } = {}) {
      await expect.poll(() => waiting.length, 'the change is sent').toBe(1)
      await waiting.pop()?.(isRejected)
    },
  }
}

/** Another person changes something, so every list of requests is read again. */
async function changeOtherRequest(page: Page, other: Page, title: string) {
  const read = page.waitForResponse(/\/api\/admin\/maintenance-(?:requests\?|statistics)|\/api\/staff\//)
  await fileForPlace(other, title)
  await read
}

test('a status shows before it is saved, through a change by another person, and returns when it is rejected', async ({
  browser,
  app,
}) => {
  test.setTimeout(120_000)
  const title = newTitle()
  const { page } = await openPortalAs(browser, app, 'admin', board)
  const { page: other } = await openPortalAs(browser, app, 'staff', board)
  await openBoard(page, app)
  await openBoard(other, app)
  await fileForPlace(page, title)
  const changes = await interceptChanges(page)

  await test.step('in the dialog and on the board behind it', async () => {
    await cardButton(page, title).click()
    await button(page, 'Complete').click()
    await expect(badge(page, 'Completed')).toBeVisible()
    await expect(button(page, 'Complete')).toHaveCount(0)
    await expect(column(page, 'pending').getByRole('article')).toHaveCount(0)
    await changeOtherRequest(page, other, newTitle())
    await expect(badge(page, 'Completed')).toBeVisible()
    await expect(column(page, 'pending').getByRole('article')).toHaveCount(0)
    await changes.answer({ isRejected: true })
    await expect(dialog(page).getByText('Failed to update status')).toBeVisible()
    await expect(badge(page, 'Pending')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('Retry saves it', async () => {
    await retry(page).click()
    await expect(badge(page, 'Completed')).toBeVisible()
    await changes.answer()
    await expect(dialog(page).getByText('Request status updated successfully')).toBeVisible()
    await expect(badge(page, 'Completed')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('a card stays in its new column', async () => {
    const next = newTitle()
    await fileForPlace(page, next)
    await drag(page, next, 'on_hold')
    await expect(page.getByRole('button', { name: 'Expand On Hold 1' })).toBeVisible()
    await expect(inColumn(page, 'pending', next)).toHaveCount(0)
    await changeOtherRequest(page, other, newTitle())
    await expect(inColumn(page, 'pending', next)).toHaveCount(0)
    await changes.answer({ isRejected: true })
    await expect(page.getByText('Failed to update status')).toBeVisible()
    await expect(inColumn(page, 'pending', next)).toBeVisible()
  })
})

test('an assignee shows before it is saved, in the dialog and the list, and returns when it is rejected', async ({
  browser,
  app,
}) => {
  const title = newTitle()
  const { page } = await openPortalAs(browser, app, 'admin', board)
  await openBoard(page, app)
  await fileForPlace(page, title)
  await page.getByRole('radio', { name: 'List' }).check()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Unassigned')
  await openerIn(page, title).click()
  const changes = await interceptChanges(page)
  await choose(page, select(page, 'Assigned to'), /^Ines Duarte/)
  await expect(select(page, 'Assigned to')).toContainText('Ines Duarte')
  const behind = page.locator('tbody tr').filter({ hasText: title })
  await expect(behind).toContainText('Ines Duarte')
  await changes.answer({ isRejected: true })
  await expect(dialog(page).getByText('Failed to update request')).toBeVisible()
  await expect(select(page, 'Assigned to')).toContainText('Unassigned')
  await expect(behind).toContainText('Unassigned')
  await retry(page).click()
  await changes.answer()
  await expect(dialog(page).getByText('Request updated successfully')).toBeVisible()
  await expect(behind).toContainText('Ines Duarte')
})

test("on the staff's phone a status shows in the details and the queue before it is saved", async ({
  browser,
  app,
}) => {
  test.setTimeout(90_000)
  const title = newTitle()
  const office = await openPortalAs(browser, app, 'admin', board)
  await openBoard(office.page, app)
  await fileForPlace(office.page, title)
  await assignToStaff(office.page, title)
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page } = await openPortalAs(browser, app, 'staff', '/staff', phone)
  const queued = page.locator('article').filter({ hasText: title })
  await openInQueue(page, title)
  const changes = await interceptChanges(page)
  await choose(page, select(page, 'Update Status'), 'On-Hold')
  await button(page, 'Update').click()
  await expect(badge(page, 'On Hold')).toBeVisible()
  await expect(queued).toContainText('On Hold')
  await changeOtherRequest(page, office.page, newTitle())
  await expect(queued).toContainText('On Hold')
  await changes.answer({ isRejected: true })
  await expect(page.getByText('Failed to update status')).toBeVisible()
  await expect(badge(page, 'Assigned')).toBeVisible()
  await expect(queued).toContainText('Assigned')
  await retry(page).click()
  await changes.answer()
  await expect(page.getByText('Status updated successfully!')).toBeVisible()
  await expect(badge(page, 'On Hold')).toBeVisible()
})
