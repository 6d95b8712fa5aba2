import { residents } from '#residents/contract.ts'
import type { TestApp } from '../test-app.ts'

/** The calls that the tests of residents share. */
export function createResidentCalls(app: () => TestApp) {
  let made = 0
  const newResident = (more: object = {}) => {
    made += 1
    return {
      fullName: `Zoé van der Berg ${made}`,
      emailPrimary: `zoe${made}@mail.example`,
      phonePrimary: '416-555-0100',
      password: 'a quiet river bends',
      ...more,
    }
  }
  const add = async (more: object = {}) =>
    (
      await app()
        .as('staff')
        .requestOk(residents.add, { body: newResident(more) })
    ).body
  const change = (id: string, body: object, headers: Record<string, string> = {}) =>
    app().as('staff').request(residents.change, { params: { id }, body, headers })
  const find = async (id: string) => (await app().as('staff').requestOk(residents.find, { params: { id } })).body
  const signIn = (email: string, password: string) =>
    app().asAnonymous().send({ method: 'POST', url: '/api/auth/login', body: { email, password } })
  return { newResident, add, change, find, signIn }
}
