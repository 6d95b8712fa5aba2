import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const kinds = ['document', 'stylesheet', 'script', 'font', 'image'] as const
type Bytes = Record<(typeof kinds)[number], number>

/**
 * The most compressed bytes that a phone may load on a first visit, by page. The file has the limits of the portals' screens
 * too (`data-budget.spec.ts`, `tests/pages/portal-budget.test.ts`).
 */
const budgets = JSON.parse(await readFile(join(import.meta.dirname, 'page-budget.json'), 'utf8')) as Record<
  string,
  Bytes | object
>
const pages = Object.entries(budgets).flatMap(([path, most]) => ('document' in most ? [[path, most] as const] : []))

test.describe('a first visit on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  for (const [path, most] of pages)
    test(`${path} stays within its budget of bytes @main`, async ({ page, app }) => {
      const found = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Bytes
      const requests: Request[] = []
      page.on('requestfinished', (request) => {
        if (request.url().startsWith(app.origin)) requests.push(request)
      })
      await page.goto(`${app.origin}${path}`, { waitUntil: 'networkidle' })
      for (const request of requests) {
        const kind = kinds.find((one) => one === request.resourceType())
        if (kind) found[kind] += (await request.sizes()).responseBodySize
      }
      console.log(`${path} ${JSON.stringify(found)}`)
      for (const kind of kinds) expect.soft(found[kind], `${kind} of ${path}`).toBeLessThanOrEqual(most[kind])
    })
})
