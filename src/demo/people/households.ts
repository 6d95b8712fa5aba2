import type { AccountStatus } from '#accounts/choices.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { ownerText } from '#occupancy/owners/rules.ts'
import type { TenantType } from '#residents/choices.ts'
import type { Chance } from '../chance.ts'
import { anAssignment } from '../examples.ts'
import { dayBefore, during, today, workdayFrom } from '../moments.ts'
import { demoOwnerUnit, type Home } from '../units.ts'
import { shops } from './homes.ts'
import { fullNameOf, householdNames, type PersonName } from './names.ts'
import type { Member } from './people.ts'
import type { createRegister } from './register.ts'

/** The people of a unit during one period. */
export type Household = { home: Home; since: Date; until: Date | null; owner: boolean; members: Member[] }

/** A company that owns homes and lets them. */
export const landlord = 'Riverside Walk Holdings Ltd.'

/** Moves households into homes, tenants into shops, and former residents out again. */
export function createHouseholds(
  { log, settle }: Pick<ReturnType<typeof createRegister>, 'log' | 'settle'>,
  now: Date,
  chance: Chance,
) {
  const households: Household[] = []
  const movingDay = (daysAgo: number) => during(workdayFrom(dayBefore(now, daysAgo)), 9, 15, chance)
  const createName = () => householdNames(1, chance)[0]!

  function moveIn(home: Home, names: PersonName[], owner: boolean, since: Date, until: Date | null, email?: string) {
    const type: TenantType = owner ? 'Owner' : chance.is(0.12) && !email ? 'Tenant' : 'Renter'
    const leaseEnd = owner || until ? null : leaseEndAfter(since, now)
    const fresh: AccountStatus = chance.is(0.03) ? 'Invited' : chance.is(0.012) ? 'Suspended' : 'Active'
    // The office has closed the accounts of a few who left; they are former residents like the others.
    const finalStatus: AccountStatus = chance.is(0.06) ? 'Suspended' : 'Active'
    const status = (place: number) => (until ? finalStatus : place === 0 && !email ? fresh : 'Active')
    const people = names.map((name, place) => {
      const own = place === 0 && email ? { email } : {}
      return settle(name, { home, type, since, until, leaseEnd, place, status: status(place), ...own })
    })
    households.push({ home, since, until, owner, members: people })
    if (!until) home.row.ownerName = owner ? ownerNames(people) : ownerOfLet()
  }
  const ownerOfLet = () => (chance.is(0.2) ? landlord : fullNameOf(createName()))

  function openShop(home: Home) {
    const shop = shops.find((s) => s.number === home.row.unitNumber)
    if (!shop?.lessee) return
    const since = movingDay(shop.since * 365 + chance.between(20, 300))
    const leaseEnd = addDays(today(now), chance.between(200, 1700))
    const terms = { home, since, until: null, leaseEnd, place: 0, type: 'Lease Holder', status: 'Active' } as const
    const member = settle(createName(), { ...terms, company: shop.lessee })
    households.push({ home, since, until: null, owner: false, members: [member] })
  }

  /** A few owners have a second home in the building. */
  function assignSecondHome(home: Home, since: Date): boolean {
    const first = households.find(
      (h) => h.owner && !h.until && h.since < since && h.members[0]!.user.status === 'Active' && chance.is(0.03),
    )
    if (!first || first.home.row.unitNumber === demoOwnerUnit) return false
    const holder = first.members[0]!
    const assignment = anAssignment({
      id: chance.id(since),
      unitId: home.row.id,
      residentId: holder.record.id,
      residenceType: 'owner',
      startedAt: since,
      createdAt: since,
      updatedAt: since,
    })
    const member = { ...holder, assignment }
    households.push({ home, since, until: null, owner: true, members: [member] })
    home.row.ownerName = holder.record.fullName
    log('assigned', member, since, 'Second home of the same owner')
    return true
  }

  return { households, movingDay, createName, ownerOfLet, moveIn, openShop, assignSecondHome }
}

/** Everyone who bought a home together owns it. */
const ownerNames = (people: readonly Member[]) =>
  ownerText(
    people.map(({ record }) => record.fullName),
    200,
  )

/** A lease lasts one year. */
function leaseEndAfter(since: Date, now: Date) {
  const end = new Date(since)
  do end.setUTCFullYear(end.getUTCFullYear() + 1)
  while (end <= now)
  return addDays(end.toISOString().slice(0, 10), -1)
}
