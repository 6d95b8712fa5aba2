import type { AccountStatus } from '#accounts/choices.ts'
import { anAssignment } from '../examples.ts'
import type { assignmentLogs } from '#occupancy/server/table.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import type { TenantType } from '#residents/choices.ts'
import type { Chance } from '../chance.ts'
import { shops } from './homes.ts'
import { at, dayBefore, during, today, workdayFrom } from '../moments.ts'
import { fullNameOf, householdNames } from './names.ts'
import type { PersonName } from './names.ts'
import type { Office } from './office.ts'
import { createPersonFactory } from './people.ts'
import type { Member, Settling } from './people.ts'
import { mailDomain } from '../profile.ts'
import { demoOwnerUnit, demoRenterUnit } from '../units.ts'
import type { Home } from '../units.ts'

/** The people of a unit during one period. */
export type Household = { home: Home; since: Date; until: Date | null; owner: boolean; members: Member[] }

type Log = typeof assignmentLogs.$inferInsert

export type Residency = {
  households: Household[]
  /** Each person once, including former residents and those who have not moved in. */
  members: Member[]
  logs: Log[]
  demoRenter: Member
  demoOwner: Member
}

/** The households whose first person is a demo account. */
const demoHouseholds: Readonly<
  Record<string, { names: PersonName[]; email: string; owner: boolean; daysAgo: number }>
> = {
  [demoRenterUnit]: {
    names: [{ first: 'Leila', last: 'Pryce' }],
    email: `resident@${mailDomain}`,
    owner: false,
    daysAgo: 690,
  },
  [demoOwnerUnit]: {
    names: [
      { first: 'Amara', last: 'Okafor' },
      { first: 'Chidi', last: 'Okafor' },
    ],
    email: `owner@${mailDomain}`,
    owner: true,
    daysAgo: 992,
  },
}

const landlord = 'Riverside Walk Holdings Ltd.'

export function createResidents(
  now: Date,
  homes: readonly Home[],
  office: Office,
  passwordHash: string,
  secretKey: Buffer,
  chance: Chance,
): Residency {
  const createPerson = createPersonFactory(office, passwordHash, secretKey, chance)
  const households: Household[] = []
  const members: Member[] = []
  const logs: Log[] = []
  const movingDay = (daysAgo: number) => during(workdayFrom(dayBefore(now, daysAgo)), 9, 15, chance)
  const createName = () => householdNames(1, chance)[0]!

  const log = (action: 'assigned' | 'removed', { assignment }: Member, on: Date, notes: string) => {
    if (!assignment) return
    const { id: assignmentId, unitId, residentId, residenceType } = assignment
    const performedBy = chance.pick(office.dispatchers).id
    logs.push({
      id: chance.id(on),
      assignmentId,
      unitId,
      residentId,
      action,
      residenceType,
      notes,
      performedBy,
      createdAt: on,
    })
  }
  const settle = (name: PersonName, p: Settling) => {
    const member = createPerson(name, p)
    members.push(member)
    const bought = p.type === 'Owner'
    log('assigned', member, p.since, bought ? 'Closing completed, keys handed over' : 'Lease signed, keys handed over')
    const left = bought
      ? 'Sold, keys returned'
      : chance.pick(['Lease ended, keys returned', 'Moved out, walk-through done'])
    if (p.until) log('removed', member, p.until, left)
    return member
  }

  function moveIn(home: Home, names: PersonName[], owner: boolean, since: Date, until: Date | null, email?: string) {
    const type: TenantType = owner ? 'Owner' : chance.is(0.12) && !email ? 'Tenant' : 'Renter'
    const leaseEnd = owner || until ? null : leaseEndAfter(since, now)
    const fresh: AccountStatus = chance.is(0.03) ? 'Invited' : chance.is(0.012) ? 'Suspended' : 'Active'
    const finalStatus: AccountStatus = chance.is(0.6) ? 'Suspended' : 'Active'
    const status = (place: number) => (until ? finalStatus : place === 0 && !email ? fresh : 'Active')
    const people = names.map((name, place) => {
      const own = place === 0 && email ? { email } : {}
      return settle(name, { home, type, since, until, leaseEnd, place, status: status(place), ...own })
    })
    households.push({ home, since, until, owner, members: people })
    if (!until) home.row.ownerName = owner ? people[0]!.record.fullName : ownerOfLet()
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

  function fill(home: Home) {
    const isOccupied = home.plannedStatus === 'occupied' || home.plannedStatus === 'for sale, occupied'
    const owner = home.plannedStatus === 'for sale, occupied' || chance.is(0.54)
    const daysAgo = owner ? chance.between(120, 2200) : chance.between(15, 1300)
    // Former residents, for about one home in seven.
    if ((!isOccupied || daysAgo < 1500) && chance.is(0.15)) {
      const gap = (isOccupied ? daysAgo : chance.between(20, 90)) + chance.between(5, 30)
      const names = householdNames(chance.between(1, 2), chance)
      moveIn(home, names, chance.is(0.4), movingDay(gap + chance.between(370, 800)), movingDay(gap))
    }
    if (!isOccupied) {
      home.row.ownerName = ownerOfLet()
      return
    }
    const since = movingDay(daysAgo)
    if (owner && home.plannedStatus === 'occupied' && chance.is(0.035) && assignSecondHome(home, since)) return
    const most = home.row.bedrooms === 0 ? [1] : [1, 1, 2, 2, 2, 2, home.row.bedrooms === 3 ? 3 : 2]
    moveIn(home, householdNames(chance.pick(most), chance), owner, since, null)
  }

  for (const home of homes) {
    const demo = demoHouseholds[home.row.unitNumber]
    if (home.layout === 'commercial') openShop(home)
    else if (demo)
      moveIn(home, demo.names, demo.owner, at(workdayFrom(dayBefore(now, demo.daysAgo)), 10), null, demo.email)
    else fill(home)
  }
  // Invited, and moving in soon.
  for (let i = 0; i < 4; i++) {
    const since = movingDay(chance.between(4, 9))
    settle(createName(), {
      home: null,
      type: 'Renter',
      since,
      until: null,
      leaseEnd: null,
      place: 0,
      status: 'Invited',
    })
  }

  const memberByEmail = (email: string) => members.find((m) => m.user.email === `${email}@${mailDomain}`)!
  const [demoRenter, demoOwner] = [memberByEmail('resident'), memberByEmail('owner')]
  Object.assign(demoRenter.record, {
    preferredName: 'Leila',
    pets: ['Cat (Miso, grey shorthair, 9 lbs)'],
    residentNotes: 'Your lease can be renewed from 60 days before it ends: the office will write to you.',
    notes: `${at(dayBefore(now, 3), 11, 20).toISOString()} - ${office.admin.firstName} ${office.admin.lastName}: Asked about renewing for one year.`,
    emergencyContactName: 'Samir Pryce',
    emergencyContactPhone: '+16475550141',
  })
  demoOwner.record.residentNotes = 'Stalls and locker are part of your title; the office keeps a copy of the deed.'
  return { households, members, logs, demoRenter, demoOwner }
}

/** A lease lasts one year. */
function leaseEndAfter(since: Date, now: Date) {
  const end = new Date(since)
  do end.setUTCFullYear(end.getUTCFullYear() + 1)
  while (end <= now)
  return addDays(end.toISOString().slice(0, 10), -1)
}
