import type { Page } from '@playwright/test'

export type BoardFigures = {
  /** From the address to a board whose first cards can be pressed, in milliseconds. */
  usable: number
  /** The longest task of the page while a card is carried over all columns and back. */
  dragging: number
  /** While a column is scrolled through several of its pages. */
  scrolling: number
  /** While text is typed into the search and taken out again. */
  filtering: number
  /** Nodes of the document after all of it. */
  nodes: number
}

/** The board of a crowded building, in a page whose person is signed in and may see the console. */
export async function measureBoard(page: Page, origin: string): Promise<BoardFigures> {
  await page.addInitScript(watchTasks)
  await page.goto(`${origin}/admin?tab=maintenance&status=all`)
  await page.locator('[data-card] [data-open]').first().waitFor()
  const usable = Math.round(await page.evaluate(() => performance.now()))

  await longest(page)
  await carryAround(page)
  const dragging = await longest(page)

  await scrollDown(page, 'completed')
  const scrolling = await longest(page)

  const search = page.getByRole('searchbox', { name: 'Search title, unit, resident' })
  await search.pressSequentially('kitchen', { delay: 60 })
  await page.waitForURL(/search=kitchen/)
  await quiet(page)
  await search.fill('')
  await page.waitForURL((url) => !url.searchParams.has('search'))
  await quiet(page)
  const filtering = await longest(page)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return { usable, dragging, scrolling, filtering, nodes }
}

type Watched = Window & { tasks?: number[] }

function watchTasks() {
  const seen: number[] = []
  ;(window as Watched).tasks = seen
  new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  })
}

/** The longest task since it was last asked, 0 when none took more than 50 ms; begins anew. */
const longest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { tasks = [] } = window as Watched
    return Math.round(Math.max(0, ...tasks.splice(0)))
  })

const quiet = (page: Page) => page.waitForLoadState('networkidle')

async function carryAround(page: Page) {
  const card = await page.locator('[data-card]').first().boundingBox()
  if (!card) throw new Error('There is no card to carry')
  const y = card.y + 40
  await page.mouse.move(card.x + 60, y)
  await page.mouse.down()
  const edge = page.viewportSize()?.width ?? 1440
  for (const x of [edge - 80, card.x + 60, edge / 2, card.x + 60]) await page.mouse.move(x, y + 120, { steps: 40 })
  await page.mouse.move(card.x + 60, y)
  await page.mouse.up()
}

async function scrollDown(page: Page, column: string) {
  const box = await page.locator(`[data-column="${column}"]`).boundingBox()
  if (!box) throw new Error(`There is no column ${column}`)
  await page.mouse.move(box.x + box.width / 2, box.y + 200)
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 700)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await quiet(page)
}
