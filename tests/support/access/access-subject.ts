import { eq } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { hashPassword } from '#accounts/server/passwords.ts'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import { secretLocation } from '#accounts/server/second-factor/typed-code.ts'
import { codeOfStep, stepAt } from '#accounts/server/second-factor/totp.ts'
import { seal } from '#platform/server/security/sealed.ts'
import { addHome } from '../people/household.ts'
import type { TestApp } from '../test-app.ts'

export const password = 'copper lantern tide'
const passwordHash = await hashPassword(password)
const secret = Buffer.from('a secret of 20 bytes')

/** A person with everything that the tests of the access table need. */
export type Subject = {
  role: 'tenant' | 'staff'
  id: string
  email: string
  /** The session in which the person makes the change. */
  cookie: string
  tenantId: string
  /** The next code of the authenticator app. */
  code: () => string
}

/** Creates a person. An invited person has no password, so their session does not work. */
export async function addSubject(
  app: TestApp,
  role: Subject['role'],
  { invited = false, secondFactor = false }: { invited?: boolean; secondFactor?: boolean },
): Promise<Subject> {
  const status = invited ? ('Invited' as const) : ('Active' as const)
  const person = await app.addPerson(role, { status, passwordHash: invited ? null : passwordHash })
  const home = role === 'tenant' ? await addHome(app.db, person) : null
  if (secondFactor) {
    const secondFactorSealed = seal(app.secretKey, secret.toString('base64'), secretLocation(person.id))
    await app.db.update(users).set({ secondFactorSealed, secondFactorSince: app.now() }).where(eq(users.id, person.id))
  }
  const code = () => codeOfStep(secret, stepAt(app.now()))
  return { role, id: person.id, email: person.email, cookie: person.cookie, tenantId: home?.residentId ?? '', code }
}

/** Creates a further session and returns its cookie. */
export async function addSession(app: TestApp, userId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(app.now().getTime() + 3_600_000)
  const times = { createdAt: app.now(), lastActiveAt: app.now(), expiresAt }
  await app.db.insert(sessions).values({ id: newId(), tokenHash: hashToken(token), userId, ...times })
  return `session=${token}`
}

/** Sets the status directly in the database; an invited account has no password. */
export async function setStatus(app: TestApp, id: string, status: 'Active' | 'Invited' | 'Suspended'): Promise<void> {
  const hash = status === 'Invited' ? null : passwordHash
  await app.db.update(users).set({ status, passwordHash: hash }).where(eq(users.id, id))
}
