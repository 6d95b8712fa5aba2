import { languages } from '#platform/language/language.ts'
import type { FastifyRequest } from 'fastify'
import { recordAttempts } from '#accounts/server/attempts.ts'
import { createAuthenticator, createClosedAccountFinder, createSessionFinder } from '#accounts/server/authenticator.ts'
import { accountRoutes } from '#accounts/server/routes.ts'
import { cookieName } from '#accounts/server/sessions.ts'
import { announcementRoutes } from '#announcements/server/routes.ts'
import { assetRoutes } from '#assets/server/routes.ts'
import { auditRoutes } from '#audit/server/routes.ts'
import { backupRoutes } from '#backup/server/routes.ts'
import { importExportRoutes } from '#import-export/server/routes.ts'
import { mailboxRoutes } from '#mailbox/server/routes.ts'
import { outboxRoutes } from '#outbox/server/routes.ts'
import { commandBarRoutes } from '#command-bar/server/routes.ts'
import { unassignRequests } from '#maintenance/requests/server/unassign-requests.ts'
import { mountDesk, mountMaintenanceParts } from './module-routes.ts'
import { staffRoutes } from '#maintenance/staff/server/routes.ts'
import { gatherFiled } from '#incidents/server/gathering.ts'
import { maintenanceRoutes } from '#maintenance/requests/server/routes.ts'
import { buildingRoutes } from '#building/server/routes.ts'
import { findLocale } from '#building/server/store.ts'
import { calendarRoutes } from '#calendar/server/routes.ts'
import { contactRoutes } from '#contact/server/routes.ts'
import { leavePlannedMoves } from '#moves/server/leave-plans.ts'
import { moveRoutes } from '#moves/server/routes.ts'
import { invitationHooks } from '#moves/server/steps/portal-invitation.ts'
import { occupancyRoutes } from '#occupancy/server/routes.ts'
import { writeConfirmedEmail } from '#occupancy/server/own-profile.ts'
import { endMembershipOfAccount } from '#occupancy/members/server/end.ts'
import { findMembership } from '#occupancy/members/server/membership.ts'
import { householdMemberRoutes } from '#occupancy/members/server/routes.ts'
import { ownerRoutes } from '#occupancy/owners/server/routes.ts'
import { endHomes } from '#occupancy/server/store.ts'
import { notificationRoutes } from '#notifications/server/routes.ts'
import { onCallRoutes } from '#on-call/server/routes.ts'
import { setUpGuideRoutes } from '#set-up-guide/server/routes.ts'
import { chosenExports } from './lists/chosen-exports.ts'
import { overviewRoutes } from '#overview/server/routes.ts'
import { paymentRoutes } from '#payments/server/routes.ts'
import type { Config } from '#platform/server/process/config.ts'
import type { Log } from '#platform/server/process/log.ts'
import type { OpenDatabase } from '#platform/server/database/database.ts'
import type { Frontend } from '#platform/server/pages/frontend.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { towerRoutes } from '#tower/server/routes.ts'
import { settingsRoutes } from '#settings/server/routes.ts'
import { unitRoutes } from '#units/server/routes.ts'
import { viewRoutes } from '#views/server/routes.ts'
import { createCodeFinder } from '#packages/server/mailed-code.ts'
import { directoryRoutes } from '#directory/server/routes.ts'
import { resourceRoutes } from '#resources/server/routes.ts'
import { residentRoutes } from '#residents/server/routes.ts'
import { settingsSections } from './settings-sections.ts'
import { everyCall, everyEndpoint } from './api.ts'
import { loadTexts } from './languages/load-texts.ts'
import { mountSite, previewRoute } from './site.ts'
import { pictureRoutes } from '#photos/server/routes.ts'
import type { ActiveBuildings } from '#platform/server/buildings/active-buildings.ts'
import { createOnlyBuilding } from '#platform/server/buildings/building-scope.ts'
import { groupConnections } from '#platform/server/http/connection-groups.ts'
import { createDatabase } from '#platform/server/database/database-session.ts'
import { createDiskSpace } from '#platform/server/files/disk-space.ts'
import { openFiles } from '#platform/server/files/files.ts'
import type { FileStore } from '#platform/server/files/stores/file-store.ts'
import { openFileStore } from '#platform/server/files/stores/open-file-store.ts'
import { healthRoutes } from '#platform/server/http/health.ts'
import { closeHttp, isApi, noSuchCall, openHttp } from '#platform/server/http/http.ts'
import type { RequestLog } from '#platform/server/http/http.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { mountLocale } from '#platform/server/locale/mount-locale.ts'
import { openJobs } from '#platform/server/jobs/jobs.ts'
import { liveRoute } from '#platform/server/live/live-route.ts'
import { openListenConnection } from '#platform/server/database/listen-connection.ts'
import { openLive } from '#platform/server/live/live.ts'
import { mountOpenApi } from '#platform/server/openapi/mount-open-api.ts'
import { createRouteTable, type RouteTable, wrongMethod } from '#platform/server/http/route-table.ts'
import { assertRolesDeclared } from '#platform/server/http/authorize.ts'
import { openAppMail } from './mail.ts'
import { startJobs } from './module-jobs.ts'
import { listeningOrigin } from './listening-origin.ts'
import { mountUndo } from './undo.ts'

export type App = AppContext & {
  /** Every mounted route. */
  routes: RouteTable['routes']
  /** Finishes running requests (for a few seconds), then closes everything except the database. */
  close: () => Promise<void>
}

/** Composes the application on an open, migrated database. It does not listen yet. */
export async function createApp(options: {
  config: Config
  database: Pick<OpenDatabase, 'db' | 'pool' | 'connection'>
  secretKey: Buffer
  /** The open store of files; the one of `config` by default. */
  fileStore?: FileStore
  log: Log
  requestLog?: RequestLog
  now?: () => Date
  /** False in tests, where nothing may happen by itself. */
  runsSchedules?: boolean
  /** The source of pages and their files; without it only the API answers. */
  frontend?: Frontend<PublicPage, SiteInLanguages>
  /** With many buildings: those of this process. `config`, `secretKey` and `fileStore` are then those of the current one. */
  buildings?: ActiveBuildings
}): Promise<App> {
  for (const e of everyEndpoint) assertRolesDeclared(e)
  const { config, log, frontend, runsSchedules = true, buildings: many } = options
  const buildings = many?.scope ?? createOnlyBuilding()
  const { db, pool, connection } = options.database
  const reserved = createDatabase(pool.reserve ?? pool)
  const now = options.now ?? (() => new Date())
  let stopping = false

  const app = await openHttp(config, options.requestLog, many?.hosts)
  groupConnections(app)
  const folders = many?.folders ?? [config.dataDir, ...(config.smtpUrl ? [] : [config.mailDir])]
  const disk = createDiskSpace(folders, reserved, log)
  app.addHook('onError', async (_, __, error) => disk.note(error))
  const table = createRouteTable(app)
  const origin = () => config.publicOrigin ?? listeningOrigin(app, config)
  const listening = await openListenConnection(connection, log)
  const findActiveSessions = createSessionFinder(reserved, now)
  const findClosedAccounts = createClosedAccountFinder(reserved)
  const live = await openLive(listening, { findActiveSessions, findClosedAccounts }, buildings)
  const locale = mountLocale(app, live, () => findLocale(db))
  const ofMany = many ? { buildings: many.jobs } : {}
  const jobs = await openJobs(pool, log, disk.note, { runsSchedules, listening, inContext: locale, ...ofMany })
  const fileStore = options.fileStore ?? (await openFileStore(config, log))
  const files = openFiles(fileStore)
  const parts = {
    fastify: app,
    buildings,
    db,
    reserved,
    pool,
    config,
    jobs,
    files,
    fileStore,
    live,
    now,
    // Read at each use, because with many buildings it is that of the current one.
    get secretKey() {
      return options.secretKey
    },
    authenticator: createAuthenticator(reserved, config, findMembership),
    origin,
  }
  const context: AppContext = Object.assign(parts, { mail: await openAppMail(parts) })

  await Promise.all(languages.map(loadTexts))
  await startJobs(context, log)
  await mountModules(context, connection, log, frontend)
  await jobs.runTasksOnce()
  liveRoute(context)
  healthRoutes(context, disk, () => stopping)
  mountOpenApi(app, everyCall, () => cookieName(config.publicOrigin))
  const mountPages = async () => frontend && mountSite(context, frontend, writeConfirmedEmail(context))
  const pages = await (many ? mountPages() : locale(mountPages))
  const rejectMethod = async (request: FastifyRequest) => {
    const [path = ''] = request.url.split('?', 1)
    const isPage = !isApi(request) && (await pages?.hasPage(request.url))
    const allowed = [...table.methodsAt(path), ...(isPage ? ['GET', 'HEAD'] : [])]
    if (allowed.length > 0) throw wrongMethod(request, allowed)
  }
  // Before the body is parsed, which would reject its content type first.
  app.addHook('onRequest', async (request) => {
    if (request.is404) await rejectMethod(request)
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request) || !pages) {
      await rejectMethod(request)
      throw noSuchCall()
    }
    return pages.showNotFound(request, reply)
  })

  many?.onOpen(live.open)
  await many?.followRegistry(listening)
  return Object.assign(context, {
    routes: table.routes,
    async close() {
      stopping = true
      try {
        await live.close()
        await closeHttp(app)
        await jobs.close()
      } finally {
        await listening.close()
      }
    },
  })
}

/** Mounts the routes of the modules in their order. */
async function mountModules(
  context: AppContext,
  connection: OpenDatabase['connection'],
  log: Log,
  frontend?: Frontend<PublicPage, SiteInLanguages>,
) {
  recordAttempts(context)
  accountRoutes(
    context,
    [
      unassignRequests,
      leavePlannedMoves,
      (tx, ...account) => endHomes(tx, context.mail, ...account),
      (tx, ...account) => endMembershipOfAccount(tx, context.mail, ...account),
    ],
    writeConfirmedEmail(context),
    invitationHooks,
  )
  mountUndo(context)
  viewRoutes(context, chosenExports)
  settingsRoutes(context, settingsSections)
  buildingRoutes(context)
  previewRoute(context, frontend)
  pictureRoutes(context)
  unitRoutes(context)
  residentRoutes(context)
  await notificationRoutes(context, createCodeFinder(context))
  await onCallRoutes(context)
  occupancyRoutes(context, invitationHooks)
  await householdMemberRoutes(context)
  await ownerRoutes(context)
  await moveRoutes(context)
  assetRoutes(context)
  await mountDesk(context)
  maintenanceRoutes(context, gatherFiled)
  staffRoutes(context)
  await mountMaintenanceParts(context)
  contactRoutes(context, gatherFiled)
  paymentRoutes(context)
  await announcementRoutes(context)
  calendarRoutes(context)
  resourceRoutes(context)
  directoryRoutes(context)
  await towerRoutes(context)
  commandBarRoutes(context)
  await backupRoutes(context, connection)
  await importExportRoutes(context)
  auditRoutes(context)
  outboxRoutes(context)
  await mailboxRoutes(context, log)
  setUpGuideRoutes(context)
  overviewRoutes(context)
}
