import type { House } from '#platform/server/house.ts'
import { ReadyFile } from '#platform/server/ready-file.ts'
import { Answer, serve } from '#platform/server/serve.ts'
import { announcements } from '../contract.ts'
import { newsByMail, ownAnnouncements } from '../own-contract.ts'
import { findFile, forgetUnusedFiles, keepFile } from './attachments.ts'
import { deliver, deliverDue, deliveryQueue, type Post, previewReach } from './delivery.ts'
import { listPlaces } from './homes-now.ts'
import { chooseMail, personOfLink, wantsMail } from './mail-choice.ts'
import { countUnread, listEmergencies, listOwnAnnouncements, readAnnouncement } from './own.ts'
import { findAnnouncement, listAnnouncements } from './reads.ts'
import { listRecipients, listSheetHomes } from './recipients.ts'
import { archiveAnnouncement, changeAnnouncement, endAnnouncement, retryLetters, writeAnnouncement } from './store.ts'

export async function announcementRoutes(house: House) {
  const post = (): Post => ({ mail: house.mail, jobs: house.jobs, origin: house.origin() })
  officeRoutes(house, post)
  residentRoutes(house)

  await house.jobs.work<{ id: string }>(
    deliveryQueue,
    async ({ id }) => void (await house.db.transaction((tx) => deliver(tx, post(), id, house.now()))),
    { retries: 5, gaveUp: async () => {}, seconds: 120 },
  )
  // Whatever became of its job: what is due goes out.
  await house.jobs.daily('deliver-announcements', '*/5 * * * *', () => deliverDue(house.db, post(), house.now()))
  await house.jobs.daily('forget-announcement-files', '47 3 * * *', () => forgetUnusedFiles(house.db, house.now()))
}

function officeRoutes(house: House, post: () => Post) {
  serve(house, announcements.list, async ({ db, query, now, request }) =>
    paged(await listAnnouncements(db, query, now), request.url),
  )
  serve(house, announcements.find, ({ db, params, now }) => findAnnouncement(db, params.id, now))
  serve(house, announcements.write, ({ db, body, visitor, now }) => writeAnnouncement(db, post(), body, visitor, now))
  serve(house, announcements.change, ({ db, params, body, visitor, ifMatch, now }) =>
    changeAnnouncement(db, post(), params.id, body, visitor, ifMatch, now),
  )
  serve(house, announcements.end, ({ db, params, visitor, ifMatch, now }) =>
    endAnnouncement(db, params.id, visitor, ifMatch, now),
  )
  serve(house, announcements.archive, ({ db, params, visitor, ifMatch, now }) =>
    archiveAnnouncement(db, params.id, visitor, ifMatch, now),
  )
  serve(house, announcements.reach, ({ db, body }) => previewReach(db, body.audience))
  serve(house, announcements.places, ({ db }) => listPlaces(db))
  serve(house, announcements.recipients, async ({ db, params, query, request }) =>
    paged(await listRecipients(db, params.id, query), request.url),
  )
  serve(house, announcements.retry, ({ db, params, visitor, now }) => retryLetters(db, post(), params.id, visitor, now))
  serve(house, announcements.sheet, ({ db, params }) => listSheetHomes(db, params.id))
  serve(house, announcements.keepFile, ({ db, body, query, visitor, now }) =>
    keepFile(db, house.files, { bytes: body, name: query.name }, visitor, now),
  )
}

function residentRoutes(house: House) {
  serve(house, ownAnnouncements.list, async ({ db, query, visitor, now, request }) =>
    paged(await listOwnAnnouncements(db, visitor.id, query, now), request.url),
  )
  serve(house, ownAnnouncements.unread, async ({ db, visitor, now }) => ({
    unread: await countUnread(db, visitor.id, now),
  }))
  serve(house, ownAnnouncements.read, ({ db, params, visitor, now }) =>
    readAnnouncement(db, params.id, visitor.id, now),
  )
  serve(house, ownAnnouncements.wantsMail, ({ db, visitor }) => wantsMail(db, visitor.id))
  serve(house, ownAnnouncements.wantMail, ({ db, body, visitor, now }) =>
    chooseMail(db, visitor.id, body.wanted, 'portal', now),
  )
  serve(house, ownAnnouncements.showFile, async ({ db, params, visitor, now }) => {
    const file = await findFile(db, house.files, params.id, visitor, now)
    return new ReadyFile(file, !file.mediaType.startsWith('image/'))
  })
  serve(house, ownAnnouncements.emergencies, ({ db, visitor, now }) => listEmergencies(db, visitor, now))
  serve(house, newsByMail.look, async ({ db, body }) =>
    wantsMail(db, await personOfLink(db, house.secretKey, body.token)),
  )
  serve(house, newsByMail.choose, async ({ db, body, now }) =>
    chooseMail(db, await personOfLink(db, house.secretKey, body.token), body.wanted, 'letter', now),
  )
}

/** A page of a list with how many there are, and where the next one is. */
function paged<Row>({ rows, total, next }: { rows: Row[]; total: number; next: string | null }, url: string) {
  const headers: Record<string, string> = { 'X-Total-Count': String(total) }
  if (next !== null) {
    const [path, search] = url.split('?')
    const query = new URLSearchParams(search)
    query.set('cursor', next)
    headers['Link'] = `<${path}?${query.toString()}>; rel="next"`
  }
  return new Answer(rows, headers)
}
