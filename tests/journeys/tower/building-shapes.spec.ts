import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { BuildingModel } from '#building/model.ts'
import { countShapeUnits } from '#building/shape/floors.ts'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { shapeOfTemplate } from '#building/shape/templates.ts'
import type { Unit } from '#tower/contract.ts'
import { expect, signInByCookie, test } from '../fixtures.ts'
import type { JourneyProgram } from '../journey-program.ts'

// The browser logs the 401 before sign-in.
test.use({ expectedErrors: [/status of 401/] })
test.describe.configure({ timeout: 600_000 })

/** Outside the folder that every run empties. */
const folder = resolve(import.meta.dirname, '../../../node_modules/.shapes')

const plain = { ground: '1', skips13: false } as const
const buildings: Record<string, BuildingShape> = {
  block: shapeOfTemplate('block', { width: 40, depth: 24, floors: 12, homesPerFloor: 8 }),
  l: {
    ...shapeOfTemplate('l', { width: 58, depth: 50, floors: 14, homesPerFloor: 10 }),
    surroundings: [
      { side: 'North', kind: 'street', name: 'Lindenplatz', distance: 6, height: 0 },
      { side: 'East', kind: 'building', name: 'School', distance: 28, height: 18 },
      { side: 'South', kind: 'park', name: 'Park', distance: 12, height: 0 },
    ],
  },
  u: {
    ...shapeOfTemplate('u', { width: 70, depth: 46, floors: 8, homesPerFloor: 16 }),
    numbering: { ...plain, scheme: 'short_floor_slot' },
  },
  'two-towers': {
    ...shapeOfTemplate('podium_two_towers', { width: 70, depth: 34, floors: 24, homesPerFloor: 6 }),
    numbering: { scheme: 'part_floor_slot', ground: '1', skips13: true },
  },
  slim: shapeOfTemplate('block', { width: 28, depth: 28, floors: 90, homesPerFloor: 6 }),
}

for (const [name, shape] of Object.entries(buildings))
  test(`pictures of a building of another shape: ${name}`, async ({ page, app }) => {
    await mkdir(folder, { recursive: true })
    await signInByCookie(page, app, 'admin')
    await buildFromNothing(page, app, shape)
    const take = async (view: string, fullPage = false) => {
      await page.screenshot({ path: join(folder, `${name}-${view}.png`), fullPage, timeout: 180_000 })
    }
    const model = (await (await page.request.get(`${app.origin}/api/building/model`)).json()) as BuildingModel
    expect(model.surroundings).toEqual(shape.surroundings)

    await page.goto(`${app.origin}/admin?tab=simulation`)
    const units = page.locator('[data-unit]')
    await expect(units).toHaveCount(countShapeUnits(shape), { timeout: 120_000 })
    await take('simulation')

    await page.goto(`${app.origin}/building`)
    await expect(page.getByRole('gridcell', { name: /Floor \d+/ })).toHaveCount(countShapeUnits(shape), {
      timeout: 120_000,
    })
    await take('building', true)

    await page.goto(`${app.origin}/building?view=3-d`)
    await expect(page.locator('canvas[data-picture="tower"]')).toHaveAttribute('data-frames', /\d/, {
      timeout: 120_000,
    })
    await page.waitForTimeout(1500)
    await take('3-d')

    await page.goto(`${app.origin}/building-view`)
    await expect(page.getByText('$500,000').filter({ visible: true }).first()).toBeVisible()
    await take('available', true)
  })

/** Replaces the demo building, without its units and all that refers to them, and publishes a few units. */
async function buildFromNothing(page: Page, app: JourneyProgram, shape: BuildingShape): Promise<void> {
  // History rows can be neither changed nor deleted otherwise.
  await app.query('set session_replication_role = replica; truncate units cascade')
  // Its pictures show another building.
  await app.query(`update page_contents set content = content - 'views' where page = 'building-view'`)
  await app.query(`delete from picture_slots where slot like 'units-%'`)
  const headers = { origin: app.origin }
  const at = `${app.origin}/api/admin/settings/building-shape`
  const saved = await page.request.put(at, { headers, data: shape })
  expect(saved.status(), await saved.text()).toBe(200)
  const used = await page.request.post(`${at}/use`, { headers, data: {} })
  expect(used.status(), await used.text()).toBe(200)
  const units = (await (await page.request.get(`${app.origin}/api/admin/units`)).json()) as Unit[]
  expect(units).toHaveLength(countShapeUnits(shape))
  for (const { id } of units.filter((_, i) => i % Math.ceil(units.length / 5) === 2)) {
    const listing = { kind: 'sale', price: 500_000 }
    const answer = await page.request.post(`${app.origin}/api/admin/units/${id}/listings`, { headers, data: listing })
    expect(answer.status(), await answer.text()).toBe(201)
  }
}
