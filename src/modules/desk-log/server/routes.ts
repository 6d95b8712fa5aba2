import { Readable } from 'node:stream'
import type { AfterFiling } from '#maintenance/notices/server/after-filing.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import type { ByteRange } from '#platform/server/files/stores/file-store.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { deskLog } from '../contract.ts'
import { draftAnnouncementOfEntry, fileRequestOfEntry, finishFollowUp, writeEntry } from './entries.ts'
import { findShift, listShifts, readCurrentLog } from './reads.ts'
import { beginRound, endRound, scanPoint } from './rounds.ts'
import { renderShift } from './shift-pdf.ts'
import { beginShift, confirmRead, endShift } from './shifts.ts'

export function deskLogRoutes(context: AppContext, afterFiling: AfterFiling) {
  const { files, mail, jobs, origin } = context
  registerRoute(context, deskLog.current, ({ db }) => readCurrentLog(db))
  registerRoute(context, deskLog.shifts, async ({ db, query, request }) =>
    pageReply(request, await listShifts(db, query)),
  )
  registerRoute(context, deskLog.findShift, ({ db, params }) => findShift(db, params.id))
  registerRoute(context, deskLog.pdf, async ({ db, params }) => {
    const bytes = await renderShift(db, files, params.id)
    const open = (range?: ByteRange) =>
      Promise.resolve(Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]))
    const file = { id: params.id, size: bytes.length, name: 'shift-log.pdf', mediaType: 'application/pdf', open }
    return new FileReply(file, { disposition: 'attachment' })
  })
  registerRoute(context, deskLog.begin, ({ db, currentUser, now }) => beginShift(db, currentUser, now))
  registerRoute(context, deskLog.read, ({ db, currentUser, now }) => confirmRead(db, currentUser, now))
  registerRoute(context, deskLog.end, ({ db, body, currentUser, now }) => endShift(db, body, currentUser, now))
  registerRoute(context, deskLog.write, ({ db, body, currentUser, now }) => writeEntry(db, body, currentUser, now))
  registerRoute(context, deskLog.done, ({ db, params, query, body, currentUser, now }) =>
    finishFollowUp(db, params.id, body, { by: currentUser, operation: query.operation, now }),
  )
  registerRoute(context, deskLog.fileRequest, ({ db, params, body, currentUser, now }) =>
    fileRequestOfEntry(db, params.id, body, { by: currentUser, now, afterFiling }),
  )
  registerRoute(context, deskLog.draftAnnouncement, ({ db, params, body, currentUser, now }) =>
    draftAnnouncementOfEntry(db, { mail, jobs, origin: origin() }, params.id, body, { by: currentUser, now }),
  )
  registerRoute(context, deskLog.beginRound, ({ db, currentUser, now }) => beginRound(db, currentUser, now))
  registerRoute(context, deskLog.scan, ({ db, body, currentUser, now }) => scanPoint(db, body, currentUser, now))
  registerRoute(context, deskLog.endRound, ({ db, currentUser, now }) => endRound(db, currentUser, now))
}
