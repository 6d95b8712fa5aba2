import { dayOf } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { sessions } from '#accounts/server/table.ts'
import { moves, type NewMove } from '#moves/contract.ts'
import { applyDueMoves } from '#moves/server/carry-out.ts'
import { effectiveAt } from '#moves/rules.ts'
import { occupancy } from '#occupancy/contract.ts'
import { residents } from '#residents/contract.ts'
import type { TestApp } from '../test-app.ts'
import { addUnit } from './household.ts'

const zone = 'America/Toronto'

/** Residents with sessions, and calls of the office about their moves, in an app whose clock can be set. */
export function createMovers(app: TestApp) {
  const office = () => app.as('staff')
  return {
    today: () => dayOf(app.now(), zone),
    inDays: (count: number) => addDays(dayOf(app.now(), zone), count),
    /** Sets the clock to an instant near the beginning of a day, as the job that runs every minute would find it. */
    async setClock(day: string, millisecondsAfterMidnight = 1000) {
      app.clock.ahead = effectiveAt(day, zone).getTime() + millisecondsAfterMidnight - Date.now()
      const now = app.now()
      await app.db.update(sessions).set({ lastActiveAt: now, expiresAt: new Date(now.getTime() + 3_600_000) })
      return applyDueMoves(app.db, app, now)
    },
    /** Creates a resident, with a home if `unitId` is given; according to the record they have lived there for years. */
    async addMover(more: object = {}) {
      const person = await app.addPerson('tenant')
      const name = { fullName: `${person.firstName} ${person.lastName}`, emailPrimary: person.email }
      const record = { phonePrimary: '416-555-0100', ...('unitId' in more ? { startDateOccupancy: '2020-01-01' } : {}) }
      const body = { ...name, userId: person.id, ...record, ...more }
      const { id } = (await office().requestOk(residents.add, { body })).body
      return { id, email: person.email, ...app.withCookie(person.cookie) }
    },
    /** Creates a resident without a home who moves into an empty one. */
    async addArriving() {
      const [mover, unit] = [await this.addMover(), await addUnit(app.db)]
      const effectiveDay = this.inDays(3)
      await this.plan({ kind: 'move_in', unitId: unit.id, tenantIds: [mover.id], effectiveDay })
      return mover
    },
    plan: async (body: Partial<NewMove>) => (await office().requestOk(moves.plan, { body })).body,
    find: async (id: string) => (await office().requestOk(residents.find, { params: { id } })).body,
    household: async (id: string) =>
      (await office().requestOk(occupancy.residents, { params: { id } })).body.map(({ tenantId }) => tenantId),
  }
}
