import type { FastifyReply } from 'fastify'
import type { Endpoint } from '#platform/endpoint.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { House, Visitor } from '#platform/server/house.ts'
import { ReadyDownload } from '#platform/server/ready-download.ts'
import { type Asking, serve } from '#platform/server/serve.ts'
import { exchange } from '../contract.ts'
import { exportEverything } from './everything.ts'
import { applyImport, checkImport, forgetDrafts, listImports, receiveSheet } from './imports.ts'
import type { PersonData } from '../person-calls.ts'
import { words } from '../words.ts'
import { erasePerson, holdsFor } from './erase.ts'
import { dataOf } from './person.ts'
import { pageOf } from './person-page.ts'
import { forgetByTime } from './retention.ts'
import { undoImport } from './undo.ts'

export async function exchangeRoutes(house: House) {
  const { dataDir } = house.config
  serve(house, exchange.takeEverything, async ({ db, visitor, address, now }) => {
    const made = await exportEverything(db, dataDir, visitor, address, now)
    return new ReadyDownload({ ...made, mediaType: 'application/zip', once: true })
  })
  serve(house, exchange.listImports, ({ db }) => listImports(db))
  serve(house, exchange.sendSheet, ({ db, query, body, visitor, now }) =>
    receiveSheet(db, query.kind, query.fileName, body, visitor, now),
  )
  serve(house, exchange.checkImport, ({ db, params, body }) => checkImport(db, params.id, body.columns))
  serve(house, exchange.applyImport, ({ db, params, body, visitor, now }) =>
    applyImport(db, params.id, body.mark, house.secretKey, visitor, now),
  )
  serve(house, exchange.undoImport, ({ db, params, visitor, now }) => undoImport(db, params.id, visitor, now))
  personRoutes(house)
  await house.jobs.daily('retention', '53 3 * * *', () => forgetByTime(house.db, house.now()))
  await house.jobs.daily('forget-drafts', '23 4 * * *', async () => void (await forgetDrafts(house.db, house.now())))
}

function personRoutes(house: House) {
  const takeOut = async (asking: Pick<Asking<Endpoint>, 'db' | 'now' | 'address'>, userId: string, by: Visitor) => {
    const data = await dataOf(asking.db, userId, by.id === userId, asking.now)
    const { address, now } = asking
    const deed = { by, action: 'exported the data', noun: 'residents', recordId: userId, address, now }
    await writeAudit(asking.db, deed)
    return data
  }
  const page = async (reply: FastifyReply, data: PersonData) => {
    const html = pageOf(data)
    await reply
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Disposition': `attachment; filename="${words.person.fileName(data.name)}.html"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
      .send(html)
    return html
  }
  serve(house, exchange.personData, (asking) => takeOut(asking, asking.params.userId, asking.visitor))
  serve(house, exchange.personPage, async (asking) =>
    page(asking.reply, await takeOut(asking, asking.params.userId, asking.visitor)),
  )
  serve(house, exchange.ownData, (asking) => takeOut(asking, asking.visitor.id, asking.visitor))
  serve(house, exchange.ownPage, async (asking) =>
    page(asking.reply, await takeOut(asking, asking.visitor.id, asking.visitor)),
  )
  serve(house, exchange.holds, ({ db, params }) => holdsFor(db, params.userId))
  serve(house, exchange.erase, ({ db, params, visitor, now }) =>
    erasePerson(db, { files: house.files, mailDir: house.config.mailDir }, params.userId, visitor, now),
  )
}
