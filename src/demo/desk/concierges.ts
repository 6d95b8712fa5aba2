import type { Chance } from '../chance.ts'
import { aUser } from '../examples.ts'
import { at, dayBefore } from '../moments.ts'
import { plain } from '../people/names.ts'
import { mailDomain } from '../profile.ts'

const people = [
  { first: 'Elena', last: 'Marsh', address: 'concierge', daysHere: 1100 },
  { first: 'Samuel', last: 'Boateng', address: null, daysHere: 460 },
] as const

/** The people of the front desk: one who signs in with the demo password, and a colleague. */
export const createConcierges = (now: Date, passwordHash: string, chance: Chance) =>
  people.map(({ first, last, address, daysHere }, place) => {
    const createdAt = at(dayBefore(now, daysHere), 9, place)
    return aUser({
      id: chance.id(createdAt),
      email: `${address ?? `${plain(first)}.${plain(last)}`}@${mailDomain}`,
      passwordHash,
      passwordChangedAt: createdAt,
      role: 'concierge',
      firstName: first,
      lastName: last,
      phone: `+141655502${String(10 + place)}`,
      team: 'service',
      createdAt,
      updatedAt: createdAt,
    })
  })
