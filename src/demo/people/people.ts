import type { AccountStatus } from '#accounts/choices.ts'
import { aResident, aUser, anAssignment } from '../examples.ts'
import { sealForHome } from '#occupancy/server/home-codes.ts'
import type { AccessCodeName, TenantType } from '#residents/choices.ts'
import type { Chance } from '../chance.ts'
import { later } from '../moments.ts'
import { addressBook, fullNameOf, householdNames, pets, phone } from './names.ts'
import type { PersonName } from './names.ts'
import type { Office } from './office.ts'
import type { Home } from '../units.ts'

/** A resident: account, record and, with a home, the assignment. */
export type Member = {
  user: ReturnType<typeof aUser>
  record: ReturnType<typeof aResident>
  assignment: ReturnType<typeof anAssignment> | null
}

export type Settling = {
  home: Home | null
  type: TenantType
  since: Date
  until: Date | null
  leaseEnd: string | null
  /** 0 is the primary resident, 1 the secondary. */
  place: number
  status: AccountStatus
  email?: string
  company?: string
}

const remarks = [
  'Prefers e-mail to phone.',
  'Registered a guest who stays every other weekend.',
  'Asked for a message about noise work a day ahead.',
  'Works nights: please do not ring before noon.',
  'Paid the moving deposit; returned in full.',
  'Keys for the mailbox handed over twice (second set paid).',
]

/** Returns a function that makes one person after the other, each with their own e-mail address. */
export function createPersonFactory(office: Office, passwordHash: string, secretKey: Buffer, chance: Chance) {
  const address = addressBook(chance)
  return (name: PersonName, p: Settling): Member => {
    const createdAt = later(p.since, -60 * chance.between(30, 240))
    const times = { createdAt, updatedAt: createdAt }
    const email = p.email ?? address(name)
    const number = phone(chance)
    const hash = p.status === 'Invited' ? null : passwordHash
    const company = p.company?.split(' ')
    const user = aUser({
      id: chance.id(createdAt),
      email,
      passwordHash: hash,
      passwordChangedAt: hash === null ? null : createdAt,
      role: 'tenant',
      status: p.status,
      firstName: company?.[0] ?? name.first,
      lastName: company?.slice(1).join(' ') ?? name.last,
      phone: number,
      ...times,
    })
    const record = aResident({
      id: chance.id(createdAt),
      userId: user.id,
      fullName: p.company ?? fullNameOf(name),
      preferredName: p.company || chance.is(0.8) ? null : name.first,
      tenantType: p.type,
      startDateOccupancy: p.home ? dayOf(p.since) : null,
      endDateOccupancy: p.until ? dayOf(p.until) : p.leaseEnd,
      emailPrimary: email,
      emailSecondary: null,
      phonePrimary: number,
      phoneSecondary: chance.is(0.15) ? phone(chance) : null,
      notes: chance.is(0.12)
        ? `${createdAt.toISOString()} - ${office.desk.firstName} ${office.desk.lastName}: ${chance.pick(remarks)}`
        : '',
      ...emergencyContact(name, chance),
      ...belongings(p, chance),
      ...times,
    })
    const unitCode = p.home && !p.until ? chance.digits(6) : null
    const lockerCode = record.lockerNumbers.length > 0 ? chance.digits(6) : null
    const assignment = p.home && assignmentOf(p, p.home, record.id, chance)
    if (assignment) {
      const sealed = (name: AccessCodeName, code: string | null) =>
        code === null ? null : sealForHome(secretKey, assignment, name, code)
      assignment.unitAccessCodeSealed = sealed('unitAccessCode', unitCode)
      assignment.storageLockerAccessCodeSealed = sealed('storageLockerAccessCode', lockerCode)
    }
    return { user, record, assignment }
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

function emergencyContact({ last }: PersonName, chance: Chance) {
  if (chance.is(0.15)) return { emergencyContactName: null, emergencyContactPhone: null }
  const [relative] = householdNames(1, chance)
  return {
    emergencyContactName: fullNameOf({ first: relative!.first, last }),
    emergencyContactPhone: phone(chance),
  }
}

/** Stalls and lockers of the home belong to its primary resident. */
function belongings(p: Settling, chance: Chance) {
  const unit = p.place === 0 && !p.until ? p.home?.row : undefined
  const animals = p.place === 0 && !p.company && chance.is(0.22) ? [chance.pick(pets)] : []
  return {
    parkingStalls: [...(unit?.parkingAllocation ?? [])],
    lockerNumbers: (unit?.storageLockers ?? []).map((locker) => locker.split('-').slice(0, 2).join('-')),
    pets: animals,
    residentNotes: animals.length > 0 ? 'Your pet is registered. Please use the carrier in elevators and lobby.' : '',
  }
}

const assignmentOf = (p: Settling, home: Home, residentId: string, chance: Chance) =>
  anAssignment({
    id: chance.id(p.since),
    unitId: home.row.id,
    residentId,
    residenceType: p.type === 'Owner' ? 'owner' : 'renter',
    rank: p.place === 0 ? 'primary' : p.place === 1 ? 'secondary' : 'other',
    startedAt: p.since,
    endedAt: p.until,
    createdAt: p.since,
    updatedAt: p.until ?? p.since,
  })
