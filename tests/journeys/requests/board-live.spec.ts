import type { Page } from '@playwright/test'
import { assignTo, openBoard, board, cardButton, column, fileForPlace, findOnBoard } from './board-parts.ts'
import { expect, test } from '../fixtures.ts'
import { openPortalAs, tabTo } from './request-people.ts'

const moved = 'Request status updated successfully'

/** A title that no record of the demo building has. */
let filed = 0
const newTitle = () => `Live ${test.info().project.name} ${test.info().parallelIndex}-${(filed += 1)} hums`
const cardIn = (page: Page, status: string, title: string) =>
  column(page, status).getByRole('article').filter({ hasText: title })

test('requests that one person creates and moves appear on another board, and in the figures', async ({
  browser,
  app,
}) => {
  test.setTimeout(150_000)
  const title = newTitle()
  const staff = await openPortalAs(browser, app, 'staff', board)
  await openBoard(staff.page, app)
  await staff.page.getByRole('searchbox', { name: 'Search title, unit, resident' }).fill(title)
  await expect(staff.page.getByText('No Maintenance Requests')).toBeVisible()

  const admin = await openPortalAs(browser, app, 'admin', board)
  await openBoard(admin.page, app)
  await fileForPlace(admin.page, title)
  await expect(cardIn(staff.page, 'pending', title)).toBeVisible()
  await expect(staff.page.getByText('1 active')).toBeVisible()

  // The source column is refetched later than the target column.
  const slow = Promise.withResolvers<void>()
  await staff.page.route(/maintenance-requests\?.*status=pending/, (route) => slow.promise.then(() => route.continue()))
  await tabTo(admin.page, cardButton(admin.page, title))
  await admin.page.keyboard.press('m')
  await admin.page.getByRole('menuitem', { name: 'In Progress' }).press('Enter')
  await expect(admin.page.getByText(moved)).toBeVisible()
  await expect(cardIn(staff.page, 'in_progress', title)).toBeVisible()
  await expect(cardIn(staff.page, 'pending', title)).toHaveCount(0)
  slow.resolve()
  for (const { errors } of [admin, staff]) expect(errors, 'errors of the pages').toEqual([])
})

test('two people move the same card by keyboard: the second is shown the result and has it announced', async ({
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

  // The notification of the faster move is delayed for the admin, whose move then starts from the old state.
  await admin.page.route('**/api/admin/maintenance-requests?*', (route) =>
    route.request().url().includes('status=') ? undefined : route.continue(),
  )
  await tabTo(admin.page, cardButton(admin.page, title))
  await admin.page.keyboard.press('Space')
  await admin.page.keyboard.press('ArrowRight')
  await admin.page.keyboard.press('ArrowRight')
  await expect(admin.page.getByText('Over In Progress')).toBeAttached()

  await tabTo(staff.page, cardButton(staff.page, title))
  await staff.page.keyboard.press('m')
  await staff.page.getByRole('menuitem', { name: 'Assigned' }).press('Enter')
  await assignTo(staff.page, /^Ines Duarte/)
  await expect(staff.page.getByText(moved)).toBeVisible()
  await expect(cardButton(staff.page, title)).toBeFocused()

  await admin.page.keyboard.press('Space')
  await expect(admin.page.getByText('Failed to update status')).toBeVisible()
  await expect(admin.page.getByText(/Ines Duarte changed it first: .* is now in Assigned\./)).toBeVisible()
  await admin.page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(cardIn(admin.page, 'assigned', title)).toBeVisible()
  await expect(cardIn(admin.page, 'in_progress', title)).toHaveCount(0)
  await expect(cardButton(admin.page, title)).toBeFocused()

  // It can be moved again from there.
  await admin.page.keyboard.press('Space')
  await admin.page.keyboard.press('ArrowRight')
  await admin.page.keyboard.press('Space')
  await expect(cardIn(staff.page, 'in_progress', title)).toBeVisible()
  expect(staff.errors, 'errors of the page').toEqual([])
  // The browser logs the rejected move.
  expect(admin.errors.filter((text) => !text.includes('412'))).toEqual([])
})

test('a column scrolled far refetches only its top and the visible pages, and the rest on scrolling there', async ({
  browser,
  app,
}) => {
  test.setTimeout(240_000)
  const title = newTitle()
  const reader = await openPortalAs(browser, app, 'admin', `${board}&status=completed`)
  const { page } = reader
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/admin/maintenance-requests' && searchParams.get('status') === 'completed')
      reads.push(searchParams.get('cursor') ?? 'top')
  })
  const completed = page.getByRole('region', { name: /^Completed, / })
  const pages = completed.getByRole('list')
  const scrollTo = (way: 'top' | 'end') =>
    pages.first().evaluate((list, to) => {
      const scroller = list.parentElement
      scroller?.scrollTo(0, to === 'top' ? 0 : scroller.scrollHeight)
    }, way)
  await expect(completed.getByRole('article').first()).toBeVisible()
  await expect
    .poll(
      async () => {
        await scrollTo('end')
        return pages.count()
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBeGreaterThan(12)

  const writer = await openPortalAs(browser, app, 'staff', board)
  await openBoard(writer.page, app)
  await fileForPlace(writer.page, title)
  const before = Number((await completed.getAttribute('aria-label'))?.replace(/\D/g, ''))
  reads.length = 0
  await tabTo(writer.page, cardButton(writer.page, title))
  await writer.page.keyboard.press('m')
  await writer.page.getByRole('menuitem', { name: 'Completed' }).press('Enter')
  await expect(writer.page.getByText(moved)).toBeVisible()
  await expect(completed).toHaveAccessibleName(new RegExp(`^Completed, ${before + 1}$`))
  expect(reads).toContain('top')
  expect(new Set(reads).size).toBeLessThan(8)

  // The pages halfway up were not refetched; scrolling there loads them.
  const known = new Set(reads)
  await pages.nth(4).evaluate((list) => list.scrollIntoView({ block: 'start' }))
  await expect.poll(() => reads.some((cursor) => !known.has(cursor))).toBe(true)
  await scrollTo('top')
  await expect(completed.getByRole('article').filter({ hasText: title })).toBeVisible()
  await expect(completed.getByRole('article').filter({ hasText: title })).toHaveCount(1)
  for (const { errors } of [reader, writer]) expect(errors, 'errors of the pages').toEqual([])
})
