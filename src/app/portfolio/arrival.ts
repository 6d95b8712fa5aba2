import { getCompanyPerson } from '#portfolio/server/company.ts'
import { redeemOpeningCode } from '#portfolio/server/opening/codes.ts'
import { signInFromPortfolio } from '#portfolio/server/opening/building-account.ts'
import { findLinkedAccount, linkAccount } from '#portfolio/server/linked-accounts.ts'
import { hashToken, newToken, setCookie } from '#accounts/server/sessions.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { portfolioErrors } from '#portfolio/messages/errors.ts'
import { HttpError } from '#platform/http-error.ts'
import { languageOf, render } from '#platform/language/language.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { mountForms } from '#platform/server/pages/form-route.ts'
import { prefixOf, throttle } from '#platform/server/security/throttle.ts'
import { minutes } from '#platform/time/dates.ts'
import { arrivalPage } from './arrival-page.ts'

const path = '/from-portfolio/arrival'
/** How long the secret of a browser lasts: from leaving for the portfolio to coming back. */
const secretLifetime = 5 * 60
const attempts = { kind: 'portfolio-arrival', limit: 60, window: minutes(15) }

/** What a building needs of the portfolio to let its people in. */
export type ArrivalOptions = {
  /** The database of the registry. */
  registry: Database
  portfolioOrigin: () => string
  /** The id of the building of the current request. */
  buildingId: () => string
}

/**
 * The way from the portfolio into a building. A browser first gets a secret in a cookie and takes its hash to the portfolio; the
 * code that it brings back signs in only with that secret. The code is in the fragment of the address, which no server logs, and
 * is sent by a form of the building's own page.
 */
export async function arrivalRoutes(
  context: Pick<AppContext, 'fastify' | 'db' | 'config' | 'now'>,
  { registry, portfolioOrigin, buildingId }: ArrivalOptions,
): Promise<void> {
  const { fastify, db, config } = context
  const isHttps = () => config.publicOrigin?.startsWith('https:') ?? false
  const cookie = () => (isHttps() ? '__Host-arrival' : 'arrival')
  const cookieOptions = () => ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps() }) as const

  fastify.get('/from-portfolio', async (_, reply) => {
    const secret = newToken()
    void reply.setCookie(cookie(), secret, { ...cookieOptions(), maxAge: secretLifetime })
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const back = new URLSearchParams({ open: buildingId(), browser: hashToken(secret) })
    return reply.redirect(`${portfolioOrigin()}/?${back.toString()}`, 303)
  })

  fastify.get(path, async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
    const words = portfolioTexts[languageOf(request.headers['accept-language'])].arrival
    return reply
      .type('text/html; charset=utf-8')
      .send(arrivalPage({ ...words, action: path, portfolio: portfolioOrigin() }))
  })

  await mountForms(context, [
    {
      path,
      async submit(request, reply, { code = '' }) {
        const now = context.now()
        const counter = { ...attempts, subject: prefixOf(request.ip) }
        await throttle(db, [counter], (language) => portfolioErrors[language].codeNotValid, now)
        const secret = request.cookies[cookie()] ?? ''
        const { userId, destination } = await redeemOpeningCode(
          registry,
          { code, secret, buildingId: buildingId() },
          now,
        )
        const from = { address: request.ip, agent: request.headers['user-agent'] }
        // The person is not removed before the account is linked, so that it is suspended with them.
        const session = await registry.transaction(async (tx) => {
          const person = await getCompanyPerson(tx, userId, buildingId())
          const linkedId = await findLinkedAccount(tx, userId, buildingId())
          const signedIn = await signInFromPortfolio(db, linkedId, person, from, now)
          await linkAccount(tx, userId, buildingId(), signedIn.account.id, now)
          return signedIn.session
        })
        void reply.clearCookie(cookie(), cookieOptions())
        setCookie(reply, config.publicOrigin, session.token, session.maxAge)
        return reply.redirect(destination, 303)
      },
      async fail(request, reply, { status, error }) {
        const language = languageOf(request.headers['accept-language'])
        const words = portfolioTexts[language].arrival
        const problem = error instanceof HttpError ? render(error.text, language) : words.failed
        const page = arrivalPage({ ...words, problem, back: portfolioOrigin() })
        return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
      },
    },
  ])
}
