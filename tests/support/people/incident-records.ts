import { incidents } from '#incidents/contract.ts'
import type { TestApp } from '../test-app.ts'
import { addHome } from './household.ts'

/** What tests about incidents do at the front desk, and residents whose homes are on a floor and in a stack. */
export function createIncidents(app: TestApp) {
  const desk = app.as('concierge')
  return {
    desk,
    open: async (more: object = {}) => {
      const title = 'Elevator 2 stopped between 18 and 19'
      const body = { kind: 'elevator', title, isAnother: true, ...more }
      return (await desk.requestOk(incidents.open, { body })).body
    },
    find: async (id: string) => (await desk.requestOk(incidents.find, { params: { id } })).body,
    close: (id: string, more: object = {}) =>
      app.as('staff').requestOk(incidents.close, { params: { id }, body: { note: 'Door sensor replaced', ...more } }),
    addResident: async (floor: number, stack: string) => {
      const person = await app.addPerson('tenant')
      const home = await addHome(app.db, person, app.now(), { floor, stack })
      return { ...person, home }
    },
  }
}
