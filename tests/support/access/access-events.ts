import { sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { emailChanges } from '#accounts/email-contract.ts'
import { secondFactor } from '#accounts/second-factor-contract.ts'
import { createEmailLink, createPasswordLink } from '#accounts/server/account-links.ts'
import { hashPassword } from '#accounts/server/passwords.ts'
import { codeOfStep, stepAt } from '#accounts/server/second-factor/totp.ts'
import { changeAccount } from '#accounts/server/users/users.ts'
import { lockAccount, writeAccount } from '#accounts/server/write-account.ts'
import { personCalls } from '#import-export/person-contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/contract.ts'
import { password, type Subject } from './access-subject.ts'
import { tokenFromUrl } from './access-kinds.ts'
import type { TestApp } from '../test-app.ts'

export type AccessEvent = {
  name: string
  roles: readonly Subject['role'][]
  /** The status of the account before the event; `Active` by default. */
  from?: 'Invited' | 'Suspended'
  secondFactor?: true
  /** The person makes the change and stays signed in in that session. */
  byPerson?: true
  /** The account cannot sign in afterwards. */
  endsSignIn?: true
  /** The account is deleted, so its unsubscribe links end too. */
  removesAccount?: true
  /** The event does not change the sign-in data. Lists the kinds that it ends nevertheless. */
  endsOnly?: readonly string[]
  run: (subject: Subject) => Promise<unknown>
}

const origin = 'http://tower.test'
const another = 'another quiet harbour'
const both = ['tenant', 'staff'] as const
const [resident, staff] = [['tenant'], ['staff']] as const

/** Every change of the sign-in data, made by a call of the API or, where there is none, by the store. */
export function accessEvents(app: TestApp): AccessEvent[] {
  const admin = () => app.as('admin')
  const own = ({ cookie }: Subject) => app.withCookie(cookie)
  const newEmail = () => `moved.${newId().slice(-8)}@elsewhere.example`
  const edit = ({ id, email }: Subject, change: object) =>
    admin().requestOk(accounts.editUser, {
      params: { id },
      body: { firstName: 'Noor', lastName: 'Haddad', email, ...change },
    })
  const change = ({ tenantId: id }: Subject, body: object) =>
    admin().requestOk(residents.change, { params: { id }, body })
  const inStore = ({ id }: Subject, changes: Parameters<typeof writeAccount>[2]) =>
    app.db.transaction(async (tx) => writeAccount(tx, await lockAccount(tx, id), changes, { now: app.now() }))
  const byLink = async ({ id, email }: Subject, kind: 'reset' | 'invite') => {
    const token = tokenFromUrl(await createPasswordLink(app.db, kind, id, email, origin, app.now()))
    return app.asAnonymous().requestOk(accounts.reset, { body: { token, password: another } })
  }

  return [
    {
      name: 'address, by themselves',
      roles: both,
      byPerson: true,
      async run(subject) {
        const email = newEmail()
        await own(subject).requestOk(emailChanges.request, { body: { email, password } })
        for (let attempts = 0; attempts < 3; attempts += 1) {
          // The e-mail sent meanwhile creates a link too, and only the newest link works.
          const token = tokenFromUrl(await createEmailLink(app.db, 'sign-in', subject.id, email, origin, app.now()))
          if ((await own(subject).request(emailChanges.confirm, { body: { token } })).status === 200) return
        }
        throw new Error('The new address could not be confirmed')
      },
    },
    { name: 'address, by the office', roles: staff, run: (subject) => edit(subject, { email: newEmail() }) },
    { name: 'address, in the store', roles: resident, run: (subject) => inStore(subject, { email: newEmail() }) },
    {
      name: 'password, by themselves',
      roles: both,
      byPerson: true,
      run: (subject) =>
        own(subject).requestOk(accounts.changePassword, { body: { currentPassword: password, newPassword: another } }),
    },
    { name: 'password, by a reset link', roles: both, run: (subject) => byLink(subject, 'reset') },
    { name: 'password, by an invitation', roles: both, from: 'Invited', run: (subject) => byLink(subject, 'invite') },
    {
      name: 'password, in the store',
      roles: both,
      run: async (subject) => inStore(subject, { passwordHash: await hashPassword(another) }),
    },
    {
      name: 'status, suspended',
      roles: both,
      endsSignIn: true,
      run: (subject) =>
        subject.role === 'staff' ? edit(subject, { isActive: false }) : change(subject, { status: 'Suspended' }),
    },
    {
      name: 'status, active again',
      roles: both,
      from: 'Suspended',
      run: (subject) =>
        subject.role === 'staff' ? edit(subject, { isActive: true }) : change(subject, { status: 'Active' }),
    },
    {
      name: 'status, invited',
      roles: resident,
      endsSignIn: true,
      run: (subject) => change(subject, { status: 'Invited' }),
    },
    { name: 'role, by the office', roles: staff, run: (subject) => edit(subject, { role: 'admin' }) },
    {
      name: 'role, in the store',
      roles: resident,
      run: ({ id }) =>
        app.db.transaction(async (tx) =>
          changeAccount(tx, await lockAccount(tx, id), { role: 'staff' }, app.people.admin, app.now()),
        ),
    },
    {
      name: 'second factor, set',
      roles: both,
      byPerson: true,
      async run(subject) {
        const { body } = await own(subject).requestOk(secondFactor.begin, { body: { password } })
        const code = codeOfStep(fromBase32(body.secret), stepAt(app.now()))
        await own(subject).requestOk(secondFactor.turnOn, { body: { code } })
      },
    },
    {
      name: 'second factor, removed',
      roles: both,
      byPerson: true,
      secondFactor: true,
      run: (subject) => own(subject).requestOk(secondFactor.turnOff, { body: { password, code: subject.code() } }),
    },
    {
      name: 'second factor, by an administrator',
      roles: both,
      secondFactor: true,
      run: ({ id }) => admin().requestOk(secondFactor.reset, { params: { id } }),
    },
    {
      name: 'deletion',
      roles: both,
      endsSignIn: true,
      removesAccount: true,
      run: ({ id }) => admin().requestOk(accounts.removeUser, { params: { id } }),
    },
    {
      name: 'erasure',
      roles: resident,
      endsSignIn: true,
      removesAccount: true,
      async run({ id, tenantId: residentId }) {
        await app.db.execute(sql`update assignments set ended_at = now() where resident_id = ${residentId}`)
        await admin().requestOk(personCalls.erase, { params: { userId: id } })
      },
    },
    {
      name: 'only the name',
      roles: both,
      endsOnly: [],
      run: ({ id }) => admin().requestOk(accounts.changeUser, { params: { id }, body: { firstName: 'Nora' } }),
    },
    {
      name: 'only the contact address',
      roles: resident,
      // These links were sent to the former address.
      endsOnly: ['primary-email', 'confirmation', 'visit'],
      run: (subject) => change(subject, { emailPrimary: newEmail() }),
    },
  ]
}

function fromBase32(secret: string): Buffer {
  const bits = Array.from(secret, (c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
