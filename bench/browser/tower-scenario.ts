import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { Facing } from '#building/choices.ts'
import type { Polygon } from '#building/polygon.ts'
import { building, floorLayouts, floors, layoutSlots } from '#building/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { openProjection } from '../../tests/journeys/tower/tower-projection.ts'
import type { Scenario } from './scenario.ts'

const canvas = (page: Page) => page.locator('canvas[data-picture="tower"]')
const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** 98 homes on each of 51 floors: about five thousand. */
const first = 5
const last = 55
const wings: readonly (readonly [Facing, homes: number])[] = [
  ['East', 20],
  ['North', 28],
  ['South', 30],
  ['West', 20],
]
const outline: Polygon = [
  [0, 0],
  [195, 0],
  [195, 24],
  [24, 24],
  [24, 130],
  [0, 130],
]
const walls: Record<Facing, readonly [from: Polygon[number], to: Polygon[number]]> = {
  East: [
    [24, 130],
    [24, 24],
  ],
  North: [
    [24, 24],
    [195, 24],
  ],
  South: [
    [195, 0],
    [12, 0],
  ],
  West: [
    [0, 0],
    [0, 130],
  ],
}
const deep = 10
const slots = wings.reduce((sum, [, homes]) => sum + homes, 0)

function footprints(): Polygon[] {
  return wings.flatMap(([facing, homes]) => {
    const [from, to] = walls[facing]
    const [dx, dy] = [(to[0] - from[0]) / homes, (to[1] - from[1]) / homes]
    const wide = Math.hypot(dx, dy)
    // Walking along the slots, the building is on the right-hand side.
    const [inX, inY] = [(dy / wide) * deep, (-dx / wide) * deep]
    return Array.from({ length: homes }, (_, i): Polygon => {
      const [x, y] = [from[0] + dx * i, from[1] + dy * i]
      return [
        [x + dx, y + dy],
        [x, y],
        [x + inX, y + inY],
        [x + dx + inX, y + dy + inY],
      ]
    })
  })
}

/** Enlarges the building until all units fit, and gives each unit a slot. */
async function enlargeBuilding(db: Database): Promise<void> {
  const facings = wings.flatMap(([facing, homes]) => Array.from({ length: homes }, () => facing))
  await db.update(building).set({ towerFloors: last })
  await db.insert(floorLayouts).values({ layout: 'wide', outline })
  await db.insert(layoutSlots).values(footprints().map((footprint, i) => ({ layout: 'wide', slot: i + 1, footprint })))
  await db.delete(floors).where(sql`number >= ${first}`)
  await db.insert(floors).values(
    Array.from({ length: last - first + 1 }, (_, i) => ({
      number: first + i,
      kind: 'residential' as const,
      name: 'Wide',
      layout: 'wide',
      facings,
    })),
  )
  await db.execute(sql`update units set unit_number = right(id::text, 18) where floor >= ${first}`)
  await db.execute(sql`
    with placed as (select id, row_number() over (order by id) - 1 as place from units where floor >= ${first})
    update units set floor = ${first} + place / ${slots},
      unit_number = lpad((${first} + place / ${slots})::text, 2, '0') || lpad((place % ${slots} + 1)::text, 2, '0')
    from placed where placed.id = units.id and place < ${(last - first + 1) * slots}`)
}

/** The 3-D tower with five thousand homes: rotates, changes the colours, cuts at a floor, hovers. */
export const towerScenario: Scenario = {
  name: 'tower in 3-D',
  at: '/building?view=3-d',
  usesWebGl: true,
  prepare: enlargeBuilding,
  usable: async (page) => {
    await page.locator('canvas[data-frames]').waitFor({ timeout: 120_000 })
    await waitForPaint(page)
  },
  actions: [
    [
      'rotate',
      async (page) => {
        await canvas(page).focus()
        for (let times = 0; times < 6; times += 1) await page.keyboard.press('ArrowLeft')
        await waitForPaint(page)
      },
    ],
    [
      'colour',
      async (page) => {
        for (const name of ['Open requests by age', 'Lease end', 'Status']) {
          await page.getByRole('radio', { name }).check()
          await waitForPaint(page)
        }
      },
    ],
    [
      'cut open',
      async (page) => {
        const slider = page.getByRole('slider', { name: 'Show up to floor' })
        await slider.fill('30')
        await waitForPaint(page)
        await slider.fill(String(last))
        await waitForPaint(page)
      },
    ],
    [
      'hover',
      async (page) => {
        const box = (await canvas(page).boundingBox())!
        for (let step = 0; step < 20; step += 1)
          await page.mouse.move(box.x + box.width * (0.3 + step * 0.02), box.y + box.height * 0.5)
        await waitForPaint(page)
      },
    ],
  ],
  figures: async (page) => ({
    homes: slots * (last - first + 1),
    'draw calls per frame, at most': (await canvas(page).getAttribute('data-calls')) ?? '',
    'ms per frame while rotating': await frameTime(page),
    'correct home under the pointer': await countCorrectPicks(page),
  }),
}

/** The time of one frame of a rotation. */
const frameTime = (page: Page) =>
  canvas(page).evaluate(async (at) => {
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const from = performance.now()
    const before = Number((at as HTMLElement).dataset['frames'])
    at.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }))
    while (performance.now() - from < 420) await next()
    await next()
    return Math.round((performance.now() - from) / (Number((at as HTMLElement).dataset['frames']) - before))
  })

const pickCount = 40

/** Points at homes that are visible in the first view. Returns for how many of them the tower shows the right home. */
async function countCorrectPicks(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Reset view' }).click()
  await page.waitForTimeout(600)
  await waitForPaint(page)
  const projection = await openProjection(page, canvas(page))
  await canvas(page).scrollIntoViewIfNeeded()
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('The tower is not visible')
  let [right, all] = [0, 0]
  for (let i = 0; i < 400 && all < pickCount; i += 1) {
    const [floor, slot] = [first + ((i * 7) % (last - first + 1)), 1 + ((i * 37) % slots)]
    const { spot, isVisible } = projection.locateUnit(floor, slot)
    if (!isVisible) continue
    // `hover` would wait for several frames each time, which takes minutes with software rendering.
    await page.mouse.move(box.x + spot.x, box.y + spot.y)
    const note = await page.locator('[data-note="pointed"]').textContent()
    const expected = `${String(floor).padStart(2, '0')}${String(slot).padStart(2, '0')} · Floor ${floor}`
    all += 1
    if (note?.startsWith(expected)) right += 1
  }
  return `${right} of ${all}`
}
