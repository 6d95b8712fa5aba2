import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { emailChanges } from '#accounts/email-contract.ts'
import { accounts } from '#accounts/contract.ts'
import type { EmailKind } from '#accounts/choices.ts'
import { createEmailLink, createPasswordLink } from '#accounts/server/account-links.ts'
import { requestEmailChange } from '#accounts/server/email/email-changes.ts'
import { lockAccount } from '#accounts/server/write-account.ts'
import { newsByMail } from '#announcements/own-contract.ts'
import { ownCalendar } from '#calendar/own-contract.ts'
import { confirmation } from '#maintenance/confirmation/contract.ts'
import { createConfirmationLink } from '#maintenance/confirmation/server/send-confirmation-request.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { vendors } from '#maintenance/vendors/server/table.ts'
import { answerVisitByLink } from '#maintenance/work-orders/server/resident-acts.ts'
import { createVisitLink } from '#maintenance/work-orders/server/emails/resident-emails.ts'
import { workOrders } from '#maintenance/work-orders/server/table.ts'
import { createAlertLink } from '#notifications/server/alert-link.ts'
import { takeAlertByLink } from '#on-call/server/alert-link.ts'
import { alertNotices, alerts } from '#on-call/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { seal, sealedPlace } from '#platform/server/security/sealed.ts'
import { aRequest } from '#demo/examples.ts'
import { addSession, type Subject } from './access-subject.ts'
import type { TestApp } from '../test-app.ts'

/** Uses the session or link and returns whether it works. `expected` determines how long it waits for an end. */
type Attempt = (expected: boolean) => Promise<boolean>
export type Kind = { name: string; roles: readonly Subject['role'][]; create: (subject: Subject) => Promise<Attempt> }

const origin = 'http://tower.test'
export const tokenFromUrl = (url: string) => new URL(url).searchParams.get('token') ?? ''
const both = ['tenant', 'staff'] as const
const residents = ['tenant'] as const

/** Of the order written last; numbers are unique in the building. */
let orderNumber = 0

/** Every kind of session and link, with functions that create and use one. */
export function accessKinds(app: TestApp): Kind[] {
  // A sent e-mail would create its own link and so replace the tested one.
  const unsent = { ...app.mail, enqueue: async () => newId() }
  const succeeds = (done: Promise<unknown>) =>
    done.then(
      () => true,
      () => false,
    )
  const works = async (response: Promise<{ status: number }>) => (await response).status === 200
  const me = (cookie: string) => works(app.withCookie(cookie).request(accounts.me))

  const passwordLink = (kind: 'reset' | 'invite'): Kind => ({
    name: kind,
    roles: both,
    create: async ({ id, email }) => {
      const token = tokenFromUrl(await createPasswordLink(app.db, kind, id, email, origin, app.now()))
      const body = { token, password: 'another quiet harbour' }
      return () => works(app.asAnonymous().request(accounts.reset, { body }))
    },
  })
  const emailLink = (kind: EmailKind, roles: Kind['roles']): Kind => ({
    name: `${kind}-email`,
    roles,
    create: async ({ id }) => {
      const email = `${kind}.${newId().slice(-8)}@elsewhere.example`
      await app.db.transaction(async (tx) =>
        requestEmailChange(tx, unsent, await lockAccount(tx, id), { kind, email }, app.now()),
      )
      const token = tokenFromUrl(await createEmailLink(app.db, kind, id, email, origin, app.now()))
      return () => works(app.asAnonymous().request(emailChanges.confirm, { body: { token } }))
    },
  })

  return [
    {
      name: 'own session',
      roles: both,
      create:
        async ({ cookie }) =>
        () =>
          me(cookie),
    },
    {
      name: 'session elsewhere',
      roles: both,
      create: async ({ id }) => {
        const cookie = await addSession(app, id)
        return () => me(cookie)
      },
    },
    {
      name: 'event stream elsewhere',
      roles: both,
      create: async ({ id }) => {
        const stream = await openStream(app, await addSession(app, id))
        return async (expected) => {
          const isOpen = await stream.staysOpen(expected ? 150 : 10_000)
          stream.close()
          return isOpen
        }
      },
    },
    passwordLink('reset'),
    passwordLink('invite'),
    emailLink('sign-in', both),
    emailLink('primary', residents),
    emailLink('secondary', residents),
    {
      name: 'confirmation',
      roles: residents,
      create: async ({ id, email, tenantId: residentId }) => {
        const times = { status: 'completed' as const, completedAt: app.now() }
        const request = aRequest({ reportedBy: id, residentId, ...times })
        await app.db.insert(requests).values({ ...request, unitId: null })
        const token = tokenFromUrl(await createConfirmationLink(app.db, request.id, email, origin, app.now()))
        return () => works(app.asAnonymous().request(confirmation.confirm, { body: { token } }))
      },
    },
    {
      name: 'visit',
      roles: residents,
      create: async ({ id, email, tenantId: residentId }) => {
        const vendorId = newId()
        await app.db.insert(vendors).values({ id: vendorId, name: `Vendor ${vendorId}`, trade: 'general' })
        const request = aRequest({ reportedBy: id, residentId })
        await app.db.insert(requests).values({ ...request, unitId: null })
        const visitFrom = new Date(app.now().getTime() + 86_400_000)
        const visit = { visitFrom, visitTo: new Date(visitFrom.getTime() + 7_200_000), visitBy: 'vendor' as const }
        const order = {
          id: newId(),
          number: (orderNumber += 1),
          requestId: request.id,
          vendorId,
          sentBy: id,
          scope: 'x',
        }
        await app.db.insert(workOrders).values({ ...order, ...visit, status: 'accepted' })
        const token = tokenFromUrl(await createVisitLink(app.db, request.id, email, origin, app.now()))
        const use = { token, address: '203.0.113.20', now: app.now() }
        const answer = { confirm: true, from: visitFrom.toISOString() } as const
        return () => succeeds(answerVisitByLink(app.db, { mail: unsent, origin }, use, answer))
      },
    },
    {
      name: 'alert',
      roles: ['staff'],
      create: async ({ id, email }) => {
        const alertId = newId()
        await app.db.insert(alerts).values({ id: alertId, kind: 'test_call', key: alertId, createdAt: app.now() })
        await app.db.insert(alertNotices).values({ alertId, userId: id, at: app.now() })
        const link = await createAlertLink(app.db, { alertId, userId: id, to: email }, origin, app.now())
        const use = { token: tokenFromUrl(link), address: '203.0.113.21', language: 'en', now: app.now() } as const
        return () => succeeds(takeAlertByLink(app.db, use))
      },
    },
    {
      name: 'unsubscribe',
      roles: residents,
      create: async ({ id }) => {
        const token = seal(app.secretKey, id, sealedPlace('announcements', 'email', 'unsubscribe'))
        return () => works(app.asAnonymous().request(newsByMail.choose, { body: { token, enabled: false } }))
      },
    },
    {
      name: 'calendar-feed',
      roles: residents,
      create: async ({ cookie }) => {
        const { body } = await app.withCookie(cookie).requestOk(ownCalendar.makeAddress)
        const { pathname, search } = new URL(body.url)
        return () => works(app.asAnonymous().send({ method: 'GET', url: `${pathname}${search}` }))
      },
    },
  ]
}

/** Opens an event stream; the app must be listening. An account that cannot sign in gets none, which counts as ended. */
async function openStream(app: TestApp, cookie: string) {
  const { port } = app.fastify.server.address() as AddressInfo
  let ended = false
  const request = get({ port, path: '/api/live', headers: { cookie } })
  request.on('error', () => (ended = true))
  await new Promise<void>((resolve) => {
    request.on('response', (response) => {
      if (response.statusCode !== 200) ended = true
      response.on('data', () => resolve())
      response.on('end', () => {
        ended = true
        resolve()
      })
      response.on('close', () => (ended = true))
      response.on('error', () => (ended = true))
    })
  })
  return {
    async staysOpen(forMilliseconds: number): Promise<boolean> {
      for (const until = Date.now() + forMilliseconds; !ended && Date.now() < until;)
        await new Promise((resolve) => setTimeout(resolve, 20))
      return !ended
    },
    close: () => request.destroy(),
  }
}
