import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { createApp } from '#app/server.ts'
import { createBackup } from '#backup/server/create-backup.ts'
import { buildingLogos } from '#building/logo-contract.ts'
import { buildingProfile } from '#building/profile-contract.ts'
import { pageContents } from '#building/server/table.ts'
import { frenchPageContent } from '#demo/site/page-content-french.ts'
import { iconPath } from '#platform/brand-mark.ts'
import { builtFrontend } from '#platform/server/pages/frontend.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { log, now, restore } from '../support/database/backup-drill.ts'
import type { FreshDatabase } from '../support/database/test-database.ts'
import { repository } from '../support/source-files.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'

let app: TestApp
before(async () => {
  await buildIfNeeded()
  app = await createTestApp()
})
after(() => app.close())

const wine = '#8c2f4b'

/** An installation on a restored database and its folder. */
const openRestored = async (database: FreshDatabase, folder: string) =>
  createApp({
    config: readConfig({ DATA_DIR: folder }),
    database,
    secretKey: app.secretKey,
    log,
    requestLog: { write: () => {} },
    frontend: await builtFrontend<PublicPage, SiteInLanguages>(repository),
  })

describe('a restored building', () => {
  it('has its logo, its colour and its languages, on the pages of an installation that was empty', async () => {
    const drawing = await sharp({ create: { width: 200, height: 200, channels: 3, background: wine } })
      .png()
      .toBuffer()
    const uploaded = await app
      .as('admin')
      .requestOk(buildingLogos.upload, { body: drawing, headers: { 'content-type': 'image/png' } })
    const body = { logo: uploaded.body.name, accentColour: wine, languages: ['fr'] as const }
    await app.as('admin').requestOk(buildingProfile.change, { body })
    await app.db.insert(pageContents).values({ page: 'home', language: 'fr', content: frenchPageContent.home })

    const { connection, config, fileStore, secretKey } = app
    const target = join(config.dataDir, 'backups/brand.tar')
    const backup = await createBackup({ connection, fileStore, secretKey, target, now })
    await restore(
      backup,
      async (database, folder) => {
        const restored = await openRestored(database, folder)
        const get = (url: string) => restored.fastify.inject({ url, headers: { host: site.host, accept: 'text/html' } })
        const home = (await get('/')).body
        assert.match(home, /<html lang="fr"[^>]*data-languages="fr"/)
        assert.ok(home.includes(frenchPageContent.home.headline.split(' ')[0] ?? ''), 'the French headline')
        assert.ok(home.includes(uploaded.body.file), 'the logo')
        const logo = await get(uploaded.body.file)
        assert.deepEqual([logo.statusCode, logo.headers['content-type']], [200, 'image/webp'])
        const icon = await sharp((await get(iconPath('icon-512.png'))).rawPayload)
          .removeAlpha()
          .raw()
          .toBuffer()
        assert.ok(icon.includes(Buffer.from(wine.slice(1), 'hex')), 'the icon of the portals')
        assert.ok(home.includes(wine.slice(1)), 'the stylesheet of the colour')
        await restored.close()
      },
      { secretKey },
    )
  })
})
