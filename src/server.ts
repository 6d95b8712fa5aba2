import type { FastifyInstance, FastifyRequest } from 'fastify'
import { doorkeeper, welcomeFinder } from '#accounts/server/doorkeeper.ts'
import { mintLink, postResetLetter } from '#accounts/server/recovery.ts'
import { accountRoutes } from '#accounts/server/routes.ts'
import { cookieName, forgetEndedSessions } from '#accounts/server/sessions.ts'
import { mintMailLink } from '#announcements/server/mail-choice.ts'
import { announcementRoutes } from '#announcements/server/routes.ts'
import { auditRoutes } from '#audit/server/routes.ts'
import { backupRoutes } from '#backup/server/routes.ts'
import { exchangeRoutes } from '#exchange/server/routes.ts'
import { outboxRoutes } from '#outbox/server/routes.ts'
import { finderRoutes } from '#finder/server/routes.ts'
import { answerRoutes } from '#maintenance/server/answer-routes.ts'
import { mintAnswerLink } from '#maintenance/server/asking.ts'
import { handBackRequests } from '#maintenance/server/handing-back.ts'
import { forgetOldLinks } from '#maintenance/server/asking.ts'
import { postLateLetter } from '#maintenance/server/late-letter.ts'
import { confirmBySilence } from '#maintenance/server/mended.ts'
import { promiseRoutes } from '#maintenance/server/promise-routes.ts'
import { vendorRoutes } from '#maintenance/server/vendor-routes.ts'
import { photoRoutes } from '#maintenance/server/photo-routes.ts'
import { maintenanceRoutes } from '#maintenance/server/routes.ts'
import { buildingRoutes } from '#building/server/routes.ts'
import { calendarRoutes } from '#calendar/server/routes.ts'
import { contactRoutes } from '#contact/server/routes.ts'
import { occupancyRoutes } from '#occupancy/server/routes.ts'
import { endHomes } from '#occupancy/server/store.ts'
import { overviewRoutes } from '#overview/server/routes.ts'
import { paymentRoutes } from '#payments/server/routes.ts'
import type { Config } from '#platform/server/config.ts'
import type { HouseDatabase, Log } from '#platform/server/database.ts'
import type { Frontend } from '#platform/server/frontend.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/site-data.ts'
import { towerRoutes } from '#tower/server/routes.ts'
import { settingsRoutes } from '#settings/server/routes.ts'
import { unitRoutes } from '#units/server/routes.ts'
import { directoryRoutes } from '#directory/server/routes.ts'
import { resourceRoutes } from '#resources/server/routes.ts'
import { residentRoutes } from '#residents/server/routes.ts'
import { areas } from './areas.ts'
import { everyCall, everyEndpoint } from './every-call.ts'
import { mountSite, previewRoute } from './site.ts'
import { pictureRoutes } from '#photos/server/routes.ts'
import { openFiles } from '#platform/server/files.ts'
import { healthRoutes } from '#platform/server/health.ts'
import { isApi, noSuchCall, openHttp } from '#platform/server/http.ts'
import type { RequestLog } from '#platform/server/http.ts'
import type { House } from '#platform/server/house.ts'
import { openJobs } from '#platform/server/jobs.ts'
import { liveOperation, liveRoute } from '#platform/server/live-route.ts'
import { whenChanged } from '#platform/server/kept-read.ts'
import { openLive } from '#platform/server/live.ts'
import { openMail } from '#platform/server/mail.ts'
import { documentOperation, openApi } from '#platform/server/openapi.ts'
import { keepRouteTable, type RouteTable, wrongMethod } from '#platform/server/route-table.ts'
import { demandFor } from '#platform/server/serve.ts'
import { tidyUp } from '#platform/server/tidy-up.ts'

export type OpenHouse = House & {
  /** Every route that stands. */
  routes: RouteTable['routes']
  /** Finishes the requests under way, then closes everything but the database. */
  close: () => Promise<void>
}

/** Puts the house together on an open, migrated database. It does not listen yet. */
export async function openHouse(given: {
  config: Config
  database: Pick<HouseDatabase, 'db' | 'pool' | 'connection'>
  secretKey: Buffer
  log: Log
  requestLog?: RequestLog
  now?: () => Date
  /** Where pages and their files come from; without it only the API answers. */
  frontend?: Frontend<PublicPage, SiteInLanguages>
}): Promise<OpenHouse> {
  for (const e of everyEndpoint) demandFor(e)
  const { config, log } = given
  const { db, pool, connection } = given.database
  const now = given.now ?? (() => new Date())
  let stopping = false

  const app = await openHttp(config, given.requestLog)
  const table = keepRouteTable(app)
  const origin = () => config.publicOrigin ?? listeningOrigin(app, config)
  const live = await openLive(connection, log, welcomeFinder(db, now))
  const jobs = await openJobs(pool, log)
  const mail = await openMail({
    db,
    jobs,
    config,
    origin,
    mints: new Map([
      ['reset', (userId) => mintLink(db, 'reset', userId, origin(), now())],
      ['answer', (requestId) => mintAnswerLink(db, requestId, origin(), now())],
      ['news-off', (_, mailId) => mintMailLink(db, given.secretKey, mailId, origin())],
      ['invite', (userId) => mintLink(db, 'invite', userId, origin(), now())],
    ]),
  })
  const files = openFiles(config.dataDir)
  const house: House = {
    app,
    db,
    pool,
    config,
    mail,
    jobs,
    files,
    live,
    now,
    secretKey: given.secretKey,
    doorkeeper: doorkeeper(db, config.publicOrigin, (forget) =>
      whenChanged({ app, live }, new Set(['accounts']), forget),
    ),
    origin,
  }

  await jobs.work<{ email: string }>('forgot-password', ({ email }) => postResetLetter(db, mail, email, now()), {
    retries: 5,
    gaveUp: async () => log.warn('A reset letter could not be written.'),
  })
  await jobs.daily('tidy-up', '17 4 * * *', async () => {
    await tidyUp(db, now())
    await forgetEndedSessions(db, now())
    await forgetOldLinks(db, now())
  })
  await jobs.daily('confirm-by-silence', '*/10 * * * *', async () => void (await confirmBySilence(db, now())))
  await jobs.daily('late-letter', '*/10 * * * *', async () => {
    await postLateLetter(db, { mail, origin: origin() }, now())
  })

  accountRoutes(house, [handBackRequests, endHomes])
  settingsRoutes(house, areas)
  buildingRoutes(house)
  previewRoute(house, given.frontend)
  pictureRoutes(house)
  unitRoutes(house)
  residentRoutes(house)
  occupancyRoutes(house)
  maintenanceRoutes(house)
  answerRoutes(house)
  promiseRoutes(house)
  vendorRoutes(house)
  await photoRoutes(house)
  contactRoutes(house)
  paymentRoutes(house)
  await announcementRoutes(house)
  calendarRoutes(house)
  resourceRoutes(house)
  directoryRoutes(house)
  towerRoutes(house)
  finderRoutes(house)
  await backupRoutes(house, connection)
  await exchangeRoutes(house)
  auditRoutes(house)
  outboxRoutes(house)
  overviewRoutes(house)
  liveRoute(house)
  healthRoutes(house, () => stopping)
  const document = openApi(everyCall, {
    title: 'House API',
    cookie: cookieName(config.publicOrigin),
    besides: { '/api/live': { get: liveOperation }, '/api/openapi.json': { get: documentOperation } },
  })
  app.get('/api/openapi.json', async () => document)
  const pages = given.frontend && (await mountSite(house, given.frontend))
  const refuseMethod = async (request: FastifyRequest) => {
    const [path = ''] = request.url.split('?', 1)
    const isPage = !isApi(request) && (await pages?.stands(request.url))
    const allowed = [...table.methodsAt(path), ...(isPage ? ['GET', 'HEAD'] : [])]
    if (allowed.length > 0) throw wrongMethod(request, allowed)
  }
  // Before a body is read, whose type would be refused first.
  app.addHook('onRequest', async (request) => {
    if (request.is404) await refuseMethod(request)
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request) || !pages) {
      await refuseMethod(request)
      throw noSuchCall()
    }
    return pages.showNotFound(request, reply)
  })

  return {
    ...house,
    routes: table.routes,
    async close() {
      stopping = true
      await live.close()
      await app.close()
      await jobs.close()
    },
  }
}

/** The address links in mails start with where no PUBLIC_ORIGIN is set. */
function listeningOrigin(app: FastifyInstance, config: Config): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
