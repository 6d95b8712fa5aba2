import { basisPointsOf, ownerText } from '#occupancy/owners/rules.ts'
import type { unitOwners } from '#occupancy/owners/server/table.ts'
import type { Chance } from '../chance.ts'
import { at, dayBefore } from '../moments.ts'
import { landlord, type Household } from './households.ts'
import { phone } from './names.ts'
import type { Member } from './people.ts'
import type { Residency } from './residents.ts'

type NewOwner = typeof unitOwners.$inferInsert

/** How many let units of other private owners have a record. */
const privateOwners = 12

/**
 * Owners with records: the demo owner with two let units besides the home that two people share, a couple with shares, a company, and some
 * who let and have no account. The text of each unit follows.
 */
export function createOwners({ households, demoOwner, demoRenter }: Residency, now: Date, chance: Chance): NewOwner[] {
  const current = households.filter(({ home, until }) => until === null && home.layout !== 'commercial')
  const isOf = (member: Member) => (household: Household) =>
    household.members.some(({ record }) => record.id === member.record.id)
  const householdOf = (member: Member) => current.find(isOf(member))!
  const let1 = current.filter((household) => !household.owner && !isOf(demoRenter)(household))
  const ofCompany = let1.filter(({ home }) => home.row.ownerName === landlord)
  const ofPersons = let1.filter(({ home }) => home.row.ownerName !== landlord)
  const couple = current.find(
    (household) => household.owner && household.members.length === 2 && !isOf(demoOwner)(household),
  )
  const rows: NewOwner[] = []

  function own({ home, since: movedIn }: Household, owners: readonly Partial<NewOwner>[], names: readonly string[]) {
    const createdAt = at(dayBefore(now, chance.between(20, 90)), 9)
    const since = dayBefore(movedIn, chance.between(5, 400))
    for (const [position, owner] of owners.entries())
      rows.push({
        id: chance.id(createdAt),
        unitId: home.row.id,
        position,
        since,
        getsAnnouncements: Boolean(owner.residentId),
        createdAt,
        updatedAt: createdAt,
        ...owner,
      })
    home.row.ownerName = ownerText(names, 200)
  }
  const whole = basisPointsOf(100)

  const ownTogether = (household: Household) =>
    own(
      household,
      household.members.map(({ record }, _, { length }) => ({
        residentId: record.id,
        shareBasisPoints: whole / length,
      })),
      household.members.map(({ record }) => record.fullName),
    )

  ownTogether(householdOf(demoOwner))
  for (const household of ofPersons.slice(0, 2))
    own(household, [{ residentId: demoOwner.record.id, shareBasisPoints: whole }], [demoOwner.record.fullName])
  if (couple) ownTogether(couple)
  for (const household of ofCompany)
    own(household, [{ kind: 'company', name: landlord, ...companyContact, shareBasisPoints: whole }], [landlord])
  for (const household of ofPersons.slice(2, 2 + privateOwners)) {
    const name = household.home.row.ownerName ?? ''
    const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@mail.example`
    own(household, [{ name, email, phone: phone(chance), address: 'Toronto, ON' }], [name])
  }
  return rows
}

const companyContact = {
  contactName: 'Ilse Brandt',
  email: 'leasing@riversidewalk.example',
  phone: '+14165550188',
  address: '200 Riverside Walk, Suite 4, Toronto, ON',
}
