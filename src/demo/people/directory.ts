import type { directoryEntries } from '#directory/server/table.ts'
import type { Chance } from '../chance.ts'
import { later } from '../moments.ts'
import type { Residency } from './residents.ts'

/**
 * About every eighth resident is visible to neighbours, each with different fields; the two demo residents have not
 * chosen yet.
 */
export function createDirectory({ members, demoRenter, demoOwner }: Residency, chance: Chance) {
  return members
    .filter((member) => member !== demoRenter && member !== demoOwner)
    .filter(({ user, assignment }) => user.status === 'Active' && assignment !== null && assignment.endedAt === null)
    .filter(() => chance.is(0.12))
    .map(({ user }): typeof directoryEntries.$inferInsert => {
      const chosen = later(user.createdAt ?? new Date(), 60 * 24 * chance.between(2, 60))
      return {
        userId: user.id,
        showName: true,
        showUnit: chance.is(0.8),
        showPhone: chance.is(0.35),
        showEmail: chance.is(0.5),
        version: 1,
        createdAt: chosen,
        updatedAt: chosen,
      }
    })
}
