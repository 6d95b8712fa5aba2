import type { FastifyRequest } from 'fastify'
import { languageOf } from '#platform/language/language.ts'
import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { announcements } from '../contract.ts'
import { manyAnnouncements } from '../many-contract.ts'
import { announcementTemplates } from '../template-contract.ts'
import { newsByMail, ownAnnouncements } from '../own-contract.ts'
import { findFile, deleteUnusedFiles, uploadFile } from './attachments.ts'
import { correctAddress } from './readers/correct-address.ts'
import { deliverDue, deliverScheduled } from './deliver-due.ts'
import { deliveryQueue, type DeliveryContext, previewReach } from './delivery.ts'
import { announcementExport } from './export.ts'
import { listPlaces } from './homes-now.ts'
import { setMailChoice, findLinkOwner, findMailChoice } from './mail-choice.ts'
import { unsubscribeRoute } from './one-click.ts'
import { countUnread, listEmergencies, listResidentAnnouncements, markAnnouncementRead } from './own.ts'
import { findAnnouncement, listAnnouncements } from './reads.ts'
import { listReadsByUnit } from './readers/reads-by-unit.ts'
import { remindUnread } from './readers/reminders.ts'
import { listTemplates, removeTemplate, saveTemplate } from './templates.ts'
import { listRecipients, listSheetHomes } from './recipients.ts'
import { changeAnnouncements, checkAnnouncements } from './actions/many.ts'
import { changeState } from './actions/state.ts'
import { createAnnouncement, retryEmails, updateAnnouncement } from './store.ts'

export async function announcementRoutes(context: AppContext) {
  const deliveryContext = (): DeliveryContext => ({ mail: context.mail, jobs: context.jobs, origin: context.origin() })
  officeRoutes(context, deliveryContext)
  residentRoutes(context)
  await unsubscribeRoute(context)

  await context.jobs.work<{ id: string }>(
    deliveryQueue,
    ({ id }) => deliverScheduled(context.db, deliveryContext(), id, context.now()),
    { retries: 5, onFailed: async () => {}, seconds: 120 },
  )
  // Delivers what is due even if its job was lost or gave up.
  await context.jobs.schedule('deliver-announcements', '*/5 * * * *', () =>
    deliverDue(context.db, deliveryContext(), context.now()),
  )
  await context.jobs.schedule('delete-unused-announcement-files', '47 3 * * *', () =>
    deleteUnusedFiles(context.db, context.now()),
  )
}

function officeRoutes(context: AppContext, deliveryContext: () => DeliveryContext) {
  registerRoute(context, announcements.list, async ({ db, query, now, request }) =>
    pageReply(request, await listAnnouncements(db, query, now)),
  )
  registerRoute(context, announcements.exportList, (call) =>
    sendListExport(call, announcementExport(call.query, call.now)),
  )
  registerRoute(context, announcements.find, ({ db, params, now }) => findAnnouncement(db, params.id, now))
  registerRoute(context, announcements.write, ({ db, body, currentUser, now }) =>
    createAnnouncement(db, deliveryContext(), body, currentUser, now),
  )
  registerRoute(context, announcements.change, ({ db, params, query, body, currentUser, ifMatch, now }) =>
    updateAnnouncement(db, deliveryContext(), params.id, body, {
      by: currentUser,
      ifMatch,
      operation: query.operation,
      now,
    }),
  )
  for (const action of ['end', 'archive'] as const)
    registerRoute(context, announcements[action], ({ db, params, query, currentUser: by, ifMatch, now }) =>
      changeState(db, params.id, action, { by, ifMatch, operation: query.operation, now }),
    )
  registerRoute(context, manyAnnouncements.check, ({ db, body, now }) => checkAnnouncements(db, body, body.action, now))
  registerRoute(context, manyAnnouncements.change, ({ db, body, currentUser, now }) =>
    changeAnnouncements(db, deliveryContext(), body, currentUser, now),
  )
  registerRoute(context, announcements.reach, ({ db, body, now }) => previewReach(db, body.audience, now))
  registerRoute(context, announcements.places, ({ db }) => listPlaces(db))
  registerRoute(context, announcements.recipients, async ({ db, params, query, request }) =>
    pageReply(request, await listRecipients(db, params.id, query)),
  )
  registerRoute(context, announcements.retry, ({ db, params, currentUser, now }) =>
    retryEmails(db, deliveryContext(), params.id, currentUser, now),
  )
  registerRoute(context, announcements.remind, ({ db, params, query, currentUser: by, now }) =>
    remindUnread(db, deliveryContext(), params.id, { by, operation: query.operation, now }),
  )
  registerRoute(context, announcements.readsByUnit, ({ db, params }) => listReadsByUnit(db, params.id))
  registerRoute(context, announcements.correctAddress, ({ db, params, body, currentUser, now }) =>
    correctAddress(db, deliveryContext(), params, body.email, currentUser, now),
  )
  registerRoute(context, announcementTemplates.list, ({ db }) => listTemplates(db))
  registerRoute(context, announcementTemplates.save, ({ db, body, currentUser, now }) =>
    saveTemplate(db, body, currentUser, now),
  )
  registerRoute(context, announcementTemplates.remove, ({ db, params, currentUser, now }) =>
    removeTemplate(db, params.id, currentUser, now),
  )
  registerRoute(context, announcements.sheet, ({ db, params }) => listSheetHomes(db, params.id))
  registerRoute(context, announcements.keepFile, ({ db, body, query, currentUser, now }) =>
    uploadFile(db, context.files, { bytes: body, name: query.name }, currentUser, now),
  )
}

/** The language of the page that calls. */
const languageFor = (request: FastifyRequest) => languageOf(request.headers['accept-language'])

function residentRoutes(context: AppContext) {
  registerRoute(context, ownAnnouncements.list, async ({ db, query, currentUser, now, request }) =>
    pageReply(request, await listResidentAnnouncements(db, currentUser.id, query, languageFor(request), now)),
  )
  registerRoute(context, ownAnnouncements.unread, async ({ db, currentUser, now }) => ({
    unread: await countUnread(db, currentUser.id, now),
  }))
  registerRoute(context, ownAnnouncements.read, ({ db, params, currentUser, now, request }) =>
    markAnnouncementRead(db, params.id, currentUser.id, languageFor(request), now),
  )
  registerRoute(context, ownAnnouncements.mailChoice, ({ db, currentUser }) => findMailChoice(db, currentUser.id))
  registerRoute(context, ownAnnouncements.setMailChoice, ({ db, body, currentUser, now }) =>
    setMailChoice(db, currentUser.id, body.enabled, 'portal', now),
  )
  registerRoute(context, ownAnnouncements.showFile, async ({ db, params, currentUser, now }) => {
    const file = await findFile(db, context.files, params.id, currentUser, now)
    const disposition = file.mediaType.startsWith('image/') ? 'inline' : 'attachment'
    return new FileReply(file, { disposition, cache: 'private' })
  })
  registerRoute(context, ownAnnouncements.emergencies, ({ db, currentUser, now, request }) =>
    listEmergencies(db, currentUser, languageFor(request), now),
  )
  registerRoute(context, newsByMail.look, async ({ db, body }) =>
    findMailChoice(db, await findLinkOwner(db, context.secretKey, body.token)),
  )
  registerRoute(context, newsByMail.choose, async ({ db, body, now }) =>
    setMailChoice(db, await findLinkOwner(db, context.secretKey, body.token), body.enabled, 'email', now),
  )
}
