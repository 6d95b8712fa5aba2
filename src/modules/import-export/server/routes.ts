import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/endpoint.ts'
import { languageOf } from '#platform/language/language.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import { sendCsv } from '#platform/server/csv/send-csv.ts'
import type { AppContext, CurrentUser } from '#platform/server/http/app-context.ts'
import { openerOf } from '#platform/server/files/local-file.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import { type RequestContext, registerRoute } from '#platform/server/http/register-route.ts'
import { exportCalls } from '../contract.ts'
import { importCalls } from '../import-contract.ts'
import { unitList } from '../unit-list-contract.ts'
import { exportEverything } from './everything.ts'
import { changeImportRow, checkImport, decideImportRows } from './check-import.ts'
import { applyImport, deleteDrafts, listImports } from './imports.ts'
import { deleteMapping } from './mappings.ts'
import { receiveSheet } from './receive-sheet.ts'
import { exportRowsLeft } from './rows-left.ts'
import { type PersonData, personCalls } from '../person-contract.ts'
import { words } from '../messages/en.ts'
import { erasePerson, planErasure } from './personal-data/erase.ts'
import { dataOf } from './personal-data/person.ts'
import { pageOf } from './personal-data/person-page.ts'
import { deleteExpired } from './retention.ts'
import { undoImport } from './undo.ts'
import { readUnitListFile } from './unit-list/read-unit-list-file.ts'

export async function importExportRoutes(context: AppContext) {
  registerRoute(context, exportCalls.exportEverything, async ({ db, currentUser, address, now }) => {
    const made = await exportEverything(db, context.config.dataDir, currentUser, address, now)
    const file = { ...made, id: made.name, mediaType: 'application/zip', open: openerOf(made.path, made.size) }
    return new FileReply(file, { disposition: 'attachment', deleteAfterwards: made.path })
  })
  registerRoute(context, importCalls.listImports, ({ db }) => listImports(db))
  registerRoute(context, importCalls.sendSheet, ({ db, query, body, currentUser, now }) =>
    receiveSheet(db, query.kind, query.fileName, body, currentUser, now),
  )
  registerRoute(context, unitList.read, ({ db, body }) => readUnitListFile(db, body))
  registerRoute(context, importCalls.checkImport, ({ db, params, body, currentUser, now }) =>
    checkImport(db, params.id, body.columns, currentUser, now),
  )
  registerRoute(context, importCalls.changeImportRow, ({ db, params, body, now }) =>
    changeImportRow(db, params.id, Number(params.line), body.cells, now),
  )
  registerRoute(context, importCalls.decideImportRows, ({ db, params, body, now }) =>
    decideImportRows(db, params.id, body.lines, body.decision, now),
  )
  registerRoute(context, importCalls.exportRowsLeft, async ({ db, params, currentUser, now, request, reply }) =>
    sendCsv(reply, await exportRowsLeft(db, params.id, languageOfReader(request), currentUser, now)),
  )
  registerRoute(context, importCalls.deleteMapping, ({ db, params, currentUser, now }) =>
    deleteMapping(db, params.id, currentUser, now),
  )
  registerRoute(context, importCalls.applyImport, ({ db, params, body, currentUser, now }) =>
    applyImport(db, params.id, body.mark, context.secretKey, currentUser, now),
  )
  registerRoute(context, importCalls.undoImport, ({ db, params, currentUser, now }) =>
    undoImport(db, params.id, currentUser, now),
  )
  personRoutes(context)
  await context.jobs.schedule('retention', '53 3 * * *', () => deleteExpired(context.db, context.now()))
  await context.jobs.schedule(
    'delete-import-drafts',
    '23 4 * * *',
    async () => void (await deleteDrafts(context.db, context.now())),
  )
}

const languageOfReader = (request: FastifyRequest) => languageOf(request.headers['accept-language'])

function personRoutes(context: AppContext) {
  const sendExport = async (
    requestContext: Pick<RequestContext<Endpoint>, 'db' | 'now' | 'address' | 'request'>,
    userId: string,
    by: CurrentUser,
  ) => {
    const { db, address, now, request } = requestContext
    const data = await dataOf(db, userId, by.id === userId, now, languageOfReader(request))
    const event = { by, action: 'exported the data', recordType: 'residents', recordId: userId, address, now }
    await writeAudit(db, event)
    return data
  }
  const page = async ({ reply, request }: { reply: FastifyReply; request: FastifyRequest }, data: PersonData) => {
    const html = pageOf(data, languageOfReader(request))
    await reply
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Disposition': `attachment; filename="${words.person.fileName(data.name)}.html"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
      .send(html)
    return html
  }
  registerRoute(context, personCalls.personData, (requestContext) =>
    sendExport(requestContext, requestContext.params.userId, requestContext.currentUser),
  )
  registerRoute(context, personCalls.personPage, async (requestContext) =>
    page(requestContext, await sendExport(requestContext, requestContext.params.userId, requestContext.currentUser)),
  )
  registerRoute(context, personCalls.ownData, (requestContext) =>
    sendExport(requestContext, requestContext.currentUser.id, requestContext.currentUser),
  )
  registerRoute(context, personCalls.ownPage, async (requestContext) =>
    page(requestContext, await sendExport(requestContext, requestContext.currentUser.id, requestContext.currentUser)),
  )
  registerRoute(context, personCalls.planErasure, ({ db, params, now }) => planErasure(db, params.userId, now))
  registerRoute(context, personCalls.erase, ({ db, params, currentUser, now }) =>
    erasePerson(db, { files: context.files, mailDir: context.config.mailDir }, params.userId, currentUser, now),
  )
}
