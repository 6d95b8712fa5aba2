import { signInAddress } from '#accounts/server/email/sign-in-address.ts'
import type { Chance } from '../chance.ts'
import { at, dayBefore, workdayFrom } from '../moments.ts'
import { createHouseholds, type Household } from './households.ts'
import { householdNames } from './names.ts'
import type { PersonName } from './names.ts'
import type { Office } from './office.ts'
import { createPersonFactory } from './people.ts'
import type { Member } from './people.ts'
import { createRegister, type Log } from './register.ts'
import { mailDomain } from '../profile.ts'
import { demoOwnerUnit, demoRenterUnit } from '../units.ts'
import type { Home } from '../units.ts'

export type Residency = {
  households: Household[]
  /** Each person once, including former residents and those who have not moved in. */
  members: Member[]
  logs: Log[]
  demoRenter: Member
  demoOwner: Member
  /** A renter in the first days of the home. */
  demoNewcomer: Member
  /** A renter who moves in soon. */
  demoArriving: Member
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

export function createResidents(
  now: Date,
  homes: readonly Home[],
  office: Office,
  passwordHash: string,
  secretKey: Buffer,
  chance: Chance,
): Residency {
  const { members, logs, log, settle } = createRegister(
    office,
    createPersonFactory(office, passwordHash, secretKey, chance),
    chance,
  )
  const { households, movingDay, createName, ...moves } = createHouseholds({ log, settle }, now, chance)
  for (const home of homes) {
    const demo = demoHouseholds[home.row.unitNumber]
    if (home.layout === 'commercial') moves.openShop(home)
    else if (demo) {
      const since = at(workdayFrom(dayBefore(now, demo.daysAgo)), 10)
      moves.moveIn(home, demo.names, demo.owner, since, null, demo.email)
    } else fillHome(home, { ...moves, movingDay }, chance)
  }
  // Moving in soon, and invited, except for the one who has a demo account.
  const arriving: Member[] = []
  for (let i = 0; i < 4; i++) {
    const since = movingDay(chance.between(4, 9))
    const member = settle(createName(), {
      home: null,
      type: 'Renter',
      since,
      until: null,
      leaseEnd: null,
      place: 0,
      status: 'Invited',
    })
    arriving.push(member)
  }

  const memberByEmail = (email: string) => members.find((m) => m.user.email === `${email}@${mailDomain}`)!
  const [demoRenter, demoOwner] = [memberByEmail('resident'), memberByEmail('owner')]
  describeDemoResidents(demoRenter, demoOwner, office, now)
  const demoNewcomer = households.reduce((last, one) => (one.since > last.since ? one : last)).members[0]!
  const demoArriving = arriving[2]!
  for (const [member, name] of [
    [demoNewcomer, 'newcomer'],
    [demoArriving, 'arriving'],
  ] as const)
    addDemoAccount(member, `${name}@${mailDomain}`, passwordHash)
  return { households, members, logs, demoRenter, demoOwner, demoNewcomer, demoArriving }
}

type Moves = Pick<ReturnType<typeof createHouseholds>, 'movingDay' | 'ownerOfLet' | 'moveIn' | 'assignSecondHome'>

/** The residents of a home, and for about one in seven its former residents. */
function fillHome(home: Home, { movingDay, ownerOfLet, moveIn, assignSecondHome }: Moves, chance: Chance) {
  const isOccupied = home.plannedStatus === 'occupied' || home.plannedStatus === 'for sale, occupied'
  const owner = home.plannedStatus === 'for sale, occupied' || chance.is(0.54)
  const daysAgo = owner ? chance.between(120, 2200) : chance.between(15, 1300)
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

/** Makes the account of a resident one that the demo names: with an address that is easy to type, and a password. */
function addDemoAccount({ user, record }: Member, email: string, passwordHash: string) {
  const status = 'Active' as const
  Object.assign(user, { ...signInAddress(email), status, passwordHash, passwordChangedAt: user.createdAt })
  record.emailPrimary = email
}

/** What the office and the demo residents wrote about them. */
function describeDemoResidents(demoRenter: Member, demoOwner: Member, office: Office, now: Date) {
  Object.assign(demoRenter.record, {
    preferredName: 'Leila',
    pets: ['Cat (Miso, grey shorthair, 9 lbs)'],
    residentNotes: 'Your lease can be renewed from 60 days before it ends: the office will write to you.',
    notes: `${at(dayBefore(now, 3), 11, 20).toISOString()} - ${office.admin.firstName} ${office.admin.lastName}: Asked about renewing for one year.`,
    emergencyContactName: 'Samir Pryce',
    emergencyContactPhone: '+16475550141',
  })
  demoOwner.record.residentNotes = 'Stalls and locker are part of your title; the office has a copy of the title.'
}
