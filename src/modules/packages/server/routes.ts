import type { AppContext } from '#platform/server/http/app-context.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { packages } from '../contract.ts'
import { ownPackages, packagePhotos } from '../own-contract.ts'
import { findByCode, listWaitingOf } from './codes.ts'
import { handOverPackages } from './hand-over.ts'
import { announceArrivals, remindRecipients } from './notices.ts'
import { findPackageRules, setPackageRules } from './package-rules.ts'
import { listOwnCodes, listOwnPackages, pauseOwnPackage } from './own-packages.ts'
import { deleteUnusedPhotos, findPhoto, uploadPhoto } from './photos.ts'
import { countMonths, findPackage, findPackages, listPackages, listPlaces, summarizePackages } from './reads.ts'
import { addPackage, changePackage, setPlaces } from './store.ts'

export async function packageRoutes(context: AppContext) {
  const { files } = context
  registerRoute(context, packages.list, async ({ db, query, now, request }) =>
    pageReply(request, await listPackages(db, query, now)),
  )
  registerRoute(context, packages.summary, ({ db, now }) => summarizePackages(db, now))
  registerRoute(context, packages.months, ({ db, now }) => countMonths(db, now))
  registerRoute(context, packages.find, ({ db, params, now }) => findPackage(db, params.id, now))
  registerRoute(context, packages.add, ({ db, body, query, currentUser, now }) =>
    addPackage(db, { ...body, ...query }, currentUser, now),
  )
  registerRoute(context, packages.change, ({ db, params, query, body, currentUser, ifMatch, now }) =>
    changePackage(db, context, params.id, body, { by: currentUser, ifMatch, operation: query.operation, now }),
  )
  registerRoute(context, packages.handOver, ({ db, body, query, currentUser, now }) =>
    handOverPackages(db, context, { ...body, ...query }, currentUser, now),
  )
  registerRoute(context, packages.byCode, async ({ db, body, currentUser, now }) => {
    const waiting = await listWaitingOf(db, await findByCode(db, context.secretKey, body.code, currentUser, now))
    return findPackages(
      db,
      waiting.map(({ id }) => id),
      now,
    )
  })
  registerRoute(context, packages.places, ({ db, now }) => listPlaces(db, now))
  registerRoute(context, packages.setPlaces, ({ db, body, currentUser, now }) => setPlaces(db, body, currentUser, now))
  registerRoute(context, packages.rules, ({ db }) => findPackageRules(db))
  registerRoute(context, packages.setRules, ({ db, body, query, currentUser, ifMatch, now }) =>
    setPackageRules(db, body, { by: currentUser, ifMatch, operation: query.operation, now }),
  )
  registerRoute(context, packages.upload, ({ db, body, query, currentUser, now }) =>
    uploadPhoto(db, files, { bytes: body, kind: query.kind }, currentUser, now),
  )
  registerRoute(
    context,
    packagePhotos.show,
    async ({ db, params, query, currentUser }) =>
      new FileReply(await findPhoto(db, files, { id: params.id, size: query.size }, currentUser), {
        disposition: 'inline',
        cache: 'private',
      }),
  )
  ownPackageRoutes(context)
  await startPackageJobs(context)
}

function ownPackageRoutes(context: AppContext) {
  registerRoute(context, ownPackages.list, async ({ db, query, currentUser, now, request }) =>
    pageReply(request, await listOwnPackages(db, currentUser.id, query, now)),
  )
  registerRoute(context, ownPackages.codes, ({ db, currentUser }) =>
    listOwnCodes(db, context.secretKey, currentUser.id),
  )
  registerRoute(context, ownPackages.pause, ({ db, params, body, currentUser, now }) =>
    pauseOwnPackage(db, params.id, body.until, currentUser, now),
  )
}

async function startPackageJobs(context: AppContext) {
  const { db, jobs, mail, origin, now } = context
  const tools = () => ({ mail, origin: origin(), secretKey: context.secretKey })
  await jobs.everyMinute('announce-packages', async () => void (await announceArrivals(db, tools(), now())))
  await jobs.schedule('remind-of-packages', '20 * * * *', async () => void (await remindRecipients(db, tools(), now())))
  await jobs.schedule('delete-unused-package-photos', '37 3 * * *', () => deleteUnusedPhotos(db, now()))
}
