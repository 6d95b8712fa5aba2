import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import { vendorList } from '../contract.ts'
import { vendorWords as words } from '../messages/en.ts'
import { vendorRecord } from '../record-contract.ts'
import { addVendorDocument, findVendorDocument, removeVendorDocument } from './documents.ts'
import { retireVendors } from './many.ts'
import { vendorExport } from './export.ts'
import { findVendorHistory } from './history.ts'
import { addVendor, changeVendor, listVendorRecords } from './store.ts'

/** Endpoints for administrators to manage the building's vendors, and for the office to keep their papers. */
export function vendorRoutes(context: AppContext) {
  const { files } = context
  registerRoute(context, vendorList.list, ({ db }) => listVendorRecords(db))
  registerRoute(context, vendorList.exportList, (call) => sendListExport(call, vendorExport(call.query, call.now)))
  registerRoute(context, vendorList.add, ({ db, body, currentUser, now }) => addVendor(db, body, currentUser, now))
  registerRoute(context, vendorList.change, ({ db, params, body, currentUser, now, ifMatch }) =>
    changeVendor(db, params.id, body, currentUser, now, ifMatch),
  )
  registerRoute(context, vendorList.changeMany, ({ db, body, currentUser, now }) =>
    retireVendors(db, body, currentUser, now),
  )
  registerRoute(context, vendorRecord.history, ({ db, params }) => findVendorHistory(db, params.id))
  registerRoute(context, vendorRecord.addDocument, ({ db, params, query, body, currentUser, now }) =>
    addVendorDocument(db, files, params.id, { ...query, bytes: body }, currentUser, now),
  )
  registerRoute(context, vendorRecord.removeDocument, async ({ db, params, currentUser, now }) => {
    await removeVendorDocument(db, params.id, currentUser, now)
    return { message: words.documents.removed }
  })
  registerRoute(
    context,
    vendorRecord.openDocument,
    async ({ db, params }) =>
      new FileReply(await findVendorDocument(db, files, params.id), { disposition: 'attachment', cache: 'private' }),
  )
}
