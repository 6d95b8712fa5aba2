import { accountStatuses } from '#accounts/choices.ts'
import { users } from '#accounts/server/table.ts'
import { announcements } from '#announcements/server/table.ts'
import { contactMessages } from '#contact/server/table.ts'
import { chanceOf } from '#demo/chance.ts'
import { aMessage, anAnnouncement, anAssignment, aRequest, aResident, aUnit, aUser, aVendor } from '#demo/examples.ts'
import { priorities, statuses } from '#maintenance/requests/choices.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { vendors } from '#maintenance/vendors/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { residents } from '#residents/server/table.ts'
import { unitStatuses } from '#units/choices.ts'
import { units as unitTable } from '#units/server/table.ts'
import type { TestApp } from '../test-app.ts'

const chance = chanceOf(20_261_123)
const hour = 3_600_000
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hour)
const dayFromNow = (days: number) =>
  hoursFromNow(24 * days)
    .toISOString()
    .slice(0, 10)
const maybe = <T>(share: number, value: () => T): T | null => (chance.is(share) ? value() : null)

/**
 * Adds units, residents, requests, announcements and messages in random states: the same ones at every run, relative to
 * now.
 */
export async function addRandomRecords(app: TestApp) {
  const units = Array.from({ length: 20 }, () =>
    aUnit({
      status: chance.pick(unitStatuses),
      category: chance.is(0.2) ? 'Commercial' : 'Residential',
      floor: chance.between(1, 12),
    }),
  )
  await app.db.insert(unitTable).values(units)
  const people = Array.from({ length: 24 }, () =>
    aUser({
      role: 'tenant',
      status: chance.pick(accountStatuses),
      deletedAt: maybe(0.1, () => hoursFromNow(-5)),
    }),
  )
  await app.db.insert(users).values(people)
  const records = people.map(({ id }) =>
    aResident({ userId: id, endDateOccupancy: maybe(0.8, () => dayFromNow(chance.between(-40, 120))) }),
  )
  await app.db.insert(residents).values(records)
  // Only owners have several homes, so each person has one; a deleted account has none.
  const free = records.filter(({ userId }) => people.some(({ id, deletedAt }) => id === userId && deletedAt === null))
  const homes = units.flatMap((unit) =>
    free.splice(0, chance.between(0, 2)).map((resident, rank) =>
      anAssignment({
        unitId: unit.id,
        residentId: resident.id,
        rank: rank === 0 ? 'primary' : 'secondary',
        residenceType: chance.is(0.3) ? 'owner' : 'renter',
        startedAt: hoursFromNow(-900),
        endedAt: maybe(0.3, () => hoursFromNow(-chance.between(1, 500))),
      }),
    ),
  )
  await app.db.insert(assignments).values(homes)
  const vendor = aVendor()
  await app.db.insert(vendors).values(vendor)
  await app.db.insert(requests).values(Array.from({ length: 60 }, () => randomRequest(app, units, vendor.id)))
  await app.db.insert(announcements).values(Array.from({ length: 12 }, () => randomAnnouncement(app)))
  await app.db.insert(contactMessages).values(
    Array.from({ length: 6 }, () => {
      const archivedAt = maybe(0.3, () => hoursFromNow(-1))
      const archived = archivedAt ? { archivedAt, archivedBy: app.people.staff.id } : {}
      return aMessage({ ...archived, spamAt: archivedAt ? null : maybe(0.2, () => hoursFromNow(-1)) })
    }),
  )
}

function randomRequest(app: TestApp, units: readonly { id: string }[], vendorId: string) {
  const status = chance.pick(statuses)
  const due = maybe(0.8, () => chance.between(-60, 60) + 0.5)
  const isPaused = status === 'on_hold' && chance.is(0.8)
  const unit = maybe(0.7, () => chance.pick(units).id)
  return aRequest({
    reportedBy: app.people.staff.id,
    status,
    priority: chance.pick(priorities),
    ...(unit ? { unitId: unit } : {}),
    createdAt: hoursFromNow(-chance.between(70, 400)),
    completedAt: status === 'completed' ? hoursFromNow(-chance.between(1, 60)) : null,
    scheduledDate: maybe(0.4, () => hoursFromNow(chance.between(-60, 60) + 0.5)),
    dueAt: due === null ? null : hoursFromNow(due),
    dueSoonAt: due === null ? null : hoursFromNow(due - chance.between(1, 30)),
    slaClock: due === null ? null : 'always',
    assignedTo: maybe(0.5, () => chance.pick([app.people.staff.id, app.people.maintenance.id])),
    vendorId: maybe(0.3, () => vendorId),
    pausedAt: isPaused ? hoursFromNow(-chance.between(1, 60)) : null,
    pausedUntil: isPaused ? maybe(0.5, () => hoursFromNow(chance.between(-20, 20) + 0.5)) : null,
  })
}

function randomAnnouncement(app: TestApp) {
  const publishedAt = maybe(0.8, () => hoursFromNow(chance.between(-90, 40) + 0.5))
  return anAnnouncement({
    createdBy: app.people.staff.id,
    publishedAt,
    expiresAt: publishedAt ? maybe(0.5, () => new Date(publishedAt.getTime() + chance.between(1, 60) * hour)) : null,
    archivedAt: maybe(0.2, () => hoursFromNow(-1)),
  })
}
