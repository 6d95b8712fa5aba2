import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

const kinds = ['document', 'stylesheet', 'script', 'font', 'image'] as const
type Bytes = Record<(typeof kinds)[number], number>

/** The most bytes a phone may load at its first look at each page, packed as they travel. */
const budget = JSON.parse(await readFile(join(import.meta.dirname, 'page-budget.json'), 'utf8')) as Record<
  string,
  Bytes
>

test.describe('a first visit on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  for (const [path, most] of Object.entries(budget))
    test(`${path} keeps its budget of bytes`, async ({ page, house }) => {
      const found = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Bytes
      const sizes: Promise<void>[] = []
      page.on('requestfinished', (request) => {
        const kind = kinds.find((one) => one === request.resourceType())
        if (kind && request.url().startsWith(house.origin))
          sizes.push(
            request.sizes().then(({ responseBodySize }) => {
              found[kind] += responseBodySize
            }),
          )
      })
      await page.goto(`${house.origin}${path}`, { waitUntil: 'networkidle' })
      await Promise.all(sizes)
      console.log(`${path} ${JSON.stringify(found)}`)
      for (const kind of kinds) expect.soft(found[kind], `${kind} of ${path}`).toBeLessThanOrEqual(most[kind])
    })
})
