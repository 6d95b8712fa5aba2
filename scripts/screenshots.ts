// `npm run screenshots`: takes the pictures of the README from the demo building, in the light theme, into docs/screenshots/.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import { createApp } from '#app/server.ts'
import { seedDemo } from '#demo/seed.ts'
import { seedDocuments } from '#demo/seed-documents.ts'
import { paths } from '#paths.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { newId } from '#platform/server/database/ids.ts'
import { openFiles } from '#platform/server/files/files.ts'
import { createFolderStore } from '#platform/server/files/stores/folder-store.ts'
import { builtFrontend } from '#platform/server/pages/frontend.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { openFolder, removeFolder } from '../tests/support/database/data-folder.ts'
import { browserFile } from '../tests/journeys/browser-file.ts'
import { buildIfNeeded } from './build.ts'

const project = join(import.meta.dirname, '..')
const folder = join(project, 'docs/screenshots')
/** The limit of one picture, because the pictures are part of the repository and load with the README. */
const maxBytes = 120_000

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
type Shot = { name: string; at: string; as?: string; device: BrowserContextOptions }
const shots: readonly Shot[] = [
  { name: 'public-site', at: paths.home(), device: desk },
  { name: 'available-units', at: paths.availableUnits(), device: desk },
  { name: 'console', at: paths.admin({ tab: 'overview' }), as: 'admin@vantagepoint.example', device: desk },
  { name: 'staff-phone', at: paths.staff(), as: 'staff@vantagepoint.example', device: phone },
]

await buildIfNeeded()
const dataDir = openFolder()
const silent = { info: () => {}, warn: () => {} }
const secretKey = Buffer.alloc(32, 1)
const now = new Date()
const database = await openDatabase({ dataDir, databaseUrl: null, production: true, log: silent })
await seedDemo(database.db, { now, passwordHash: 'none', secretKey })
await seedDocuments(database.db, openFiles(createFolderStore(dataDir)), now)
const app = await createApp({
  config: readConfig({ DATA_DIR: dataDir, PORT: '0' }),
  database,
  secretKey,
  log: silent,
  requestLog: 'silent',
  frontend: await builtFrontend<PublicPage, SiteInLanguages>(project),
})
const origin = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
// The tower is drawn in 3-D, also on a machine without a graphics card.
const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const browser = await chromium.launch({ executablePath: await browserFile(), args })
await mkdir(folder, { recursive: true })
for (const shot of shots) await takeScreenshot(shot)
await browser.close()
await app.close()
await database.close()
removeFolder(dataDir)

async function takeScreenshot({ name, at, as, device }: Shot) {
  const context = await browser.newContext({
    ...device,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-CA',
  })
  if (as) await context.addCookies([{ name: 'session', value: await createSession(as), url: origin }])
  const page = await context.newPage()
  await page.goto(origin + at)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // The stream of live changes stays open, so the network never becomes idle; pictures and the tower take a moment.
  await page.waitForTimeout(5_000)
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 78, effort: 6 })
    .toBuffer()
  if (picture.length > maxBytes)
    throw new Error(`${name} has ${picture.length} bytes; at most ${maxBytes} are allowed.`)
  await writeFile(join(folder, `${name}.webp`), picture)
  console.log(`docs/screenshots/${name}.webp: ${Math.round(picture.length / 1000)} kB`)
  await context.close()
}

async function createSession(email: string): Promise<string> {
  const [user] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) throw new Error(`The demo building has no account ${email}.`)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const session = { id: newId(), userId: user.id, createdAt: now, lastActiveAt: now, expiresAt }
  await app.db.insert(sessions).values({ ...session, tokenHash: hashToken(token) })
  return token
}
