import type { Endpoint } from '#platform/endpoint.ts'
import { HttpError } from '#platform/http-error.ts'
import type { AppContext, CurrentUser, RouteContext } from '#platform/server/http/app-context.ts'
import { type Handler, registerRoute, type RequestContext } from '#platform/server/http/register-route.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { hours, minutes } from '#platform/time/dates.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { portfolio } from '../contract.ts'
import { portfolioErrors } from '../messages/errors.ts'
import { type Company, getBuildingOf, getCompany, listBuildingsOf } from './company.ts'
import { createOpeningCode } from './opening/codes.ts'
import type { BuildingReaders, PortfolioBuildings } from './portfolio-buildings.ts'
import { createPictures } from './reading/pictures.ts'
import { searchBuildings } from './reading/search.ts'
import { createSummaries } from './reading/summaries.ts'
import { reachOf } from './sending/reach.ts'
import { listMessages, publishWaiting, sendMessage } from './sending/send.ts'

export type PortfolioContext = RouteContext &
  Pick<AppContext, 'secretKey'> & {
    buildings: PortfolioBuildings
    readers: BuildingReaders
    /** Whether people must set up two-step sign-in before they see a building. */
    needsSecondFactor: boolean
  }

type CompanyHandler<E extends Endpoint> = (
  context: RequestContext<E> & { company: Company; currentUser: CurrentUser },
) => ReturnType<Handler<E>>

/** What one person may do: openings in ten minutes, searches in a minute, new buildings in an hour. */
const openings = { kind: 'portfolio-opening', limit: 60, window: minutes(10) }
const searches = { kind: 'portfolio-search', limit: 120, window: minutes(1) }
const creations = { kind: 'portfolio-creation', limit: 20, window: hours(1) }

export function portfolioRoutes(context: PortfolioContext) {
  const { buildings, readers, needsSecondFactor } = context
  const summaries = createSummaries(buildings, readers)
  const pictures = createPictures(buildings, readers)

  registerRoute(context, portfolio.person, async ({ db, currentUser }) => {
    const { name, hasSecondFactor } = await getCompany(db, currentUser.id)
    const mustSetUpSecondFactor = needsSecondFactor && !hasSecondFactor
    return { company: name, hasSecondFactor, mustSetUpSecondFactor, canCreateBuildings: buildings.create !== null }
  })

  /** A call about the buildings of a company, for a person whose account is ready. */
  function companyRoute<const E extends Endpoint>(endpoint: E, handler: CompanyHandler<E>) {
    registerRoute(context, endpoint, async (call) => {
      const currentUser = call.currentUser as CurrentUser
      const company = await getCompany(call.db, currentUser.id)
      if (needsSecondFactor && !company.hasSecondFactor)
        throw new HttpError(403, 'second_factor_needed', (language) => portfolioErrors[language].needsSecondFactor)
      return handler({ ...call, company, currentUser })
    })
  }

  companyRoute(portfolio.list, async ({ db, company, now }) => ({
    company: company.name,
    buildings: await summaries.list(await listBuildingsOf(db, buildings, company.id), now),
  }))
  companyRoute(portfolio.picture, async ({ db, company, params, now }) => {
    const building = await getBuildingOf(db, buildings, company.id, params.id)
    return pictures.get(building.id, now)
  })
  companyRoute(portfolio.search, async ({ db, company, query, currentUser, now }) => {
    await limit(db, searches, currentUser, now)
    const known = await listBuildingsOf(db, buildings, company.id)
    return searchBuildings(
      buildings,
      summaries,
      known.filter(({ state }) => state === 'active'),
      query.q,
      now,
    )
  })
  companyRoute(portfolio.open, async ({ db, company, params, body, currentUser, address, now }) => {
    const building = await getBuildingOf(db, buildings, company.id, params.id)
    if (building.state !== 'active') throw conflict('not_ready', (language) => portfolioErrors[language].notReady)
    await limit(db, openings, currentUser, now)
    const code = await createOpeningCode(db, currentUser, building, body, address, now)
    return { address: `${building.origin}/from-portfolio/arrival#${code}` }
  })
  companyRoute(portfolio.reach, async ({ db, company, body, now }) => {
    const known = await listBuildingsOf(db, buildings, company.id)
    const chosen = known.filter(({ id, state }) => body.buildings.includes(id) && state === 'active')
    if (chosen.length !== body.buildings.length) throw notFound('Building')
    return reachOf(buildings, summaries, chosen, body.audience, now)
  })
  companyRoute(portfolio.send, ({ db, company, body, currentUser, now }) =>
    sendMessage({ db, buildings, summaries }, company, currentUser, body, now),
  )
  companyRoute(portfolio.retry, ({ db, company, params, currentUser, now }) =>
    publishWaiting({ db, buildings, summaries }, company, currentUser, params.id, now),
  )
  companyRoute(portfolio.messages, ({ db, company, now }) => listMessages({ db, buildings, summaries }, company, now))
  companyRoute(portfolio.create, async ({ db, company, body, currentUser, now }) => {
    if (!buildings.create) throw conflict('cannot_create', (language) => portfolioErrors[language].cannotCreate)
    await limit(db, creations, currentUser, now)
    const id = await buildings.create(body, currentUser, company.id).catch((error: unknown) => {
      if (!(error instanceof CannotStart)) throw error
      throw conflict('building_exists', (language) => portfolioErrors[language].slugTaken, 'slug')
    })
    return { id }
  })
}

const limit = (
  db: RouteContext['db'],
  counter: { kind: string; limit: number; window: number },
  { id }: CurrentUser,
  now: Date,
) => throttle(db, [{ ...counter, subject: id }], (language) => accountTexts[language].tooManyAttempts, now)
