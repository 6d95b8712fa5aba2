import type { TestApp } from '../test-app.ts'
import { hashPassword } from '#accounts/server/passwords.ts'
import type { users } from '#accounts/server/table.ts'

export const password = 'copper lantern tide'
export const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? ''

/** What the tests of accounts share. */
export function createAccountCalls(app: () => TestApp) {
  const person = async (more: Partial<typeof users.$inferInsert> = {}) =>
    app().addPerson('tenant', { passwordHash: await hashPassword(password), ...more })
  return { person }
}
