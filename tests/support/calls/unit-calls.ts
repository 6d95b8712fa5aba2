import type { TestApp } from '../test-app.ts'
import { tower } from '#tower/contract.ts'

/** The calls that the tests of units share. */
export function createUnitCalls(app: () => TestApp) {
  let made = 0
  const number = () => `7${String((made += 1)).padStart(3, '0')}`
  const create = async (body: object = {}) =>
    (
      await app()
        .as('staff')
        .requestOk(tower.createUnit, { body: { unitNumber: number(), floor: 7, ...body } })
    ).body
  const all = async () => (await app().as('admin').requestOk(tower.units)).body
  return { number, create, all }
}
