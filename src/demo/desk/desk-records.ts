import { assets } from '#assets/server/table.ts'
import { deskFollowUps, deskLogEntries, deskRounds, deskRoundScans, deskShifts } from '#desk-log/server/table.ts'
import { emergencyNeeds } from '#emergency-roster/server/table.ts'
import { keyLoans, keySeals } from '#keys/server/table.ts'
import type { reportPlaces } from '#maintenance/places/server/table.ts'
import type { vendors } from '#maintenance/vendors/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { chanceOf } from '../chance.ts'
import type { NewUser } from '../examples.ts'
import { insertAll } from '../insert-all.ts'
import type { Residency } from '../people/residents.ts'
import { createIncidents, insertIncidents } from './incidents.ts'
import { createDeskKeys } from './keys.ts'
import { createRoster } from './roster.ts'
import { createDeskLog, createRounds } from './log.ts'
import { peopleAtHome } from './visitors.ts'

type Building = {
  office: { admin: { id: string } }
  residency: Residency
  concierges: readonly NewUser[]
  vendors: readonly (typeof vendors.$inferInsert)[]
  places: readonly (typeof reportPlaces.$inferInsert)[]
}

/** The keys of the desk with their loans, its log, its rounds and its incidents, and the emergency roster. */
export function createDeskRecords(now: Date, { concierges, vendors, places, office, residency }: Building) {
  const log = createDeskLog(now, concierges, chanceOf(63))
  const rounds = createRounds({ shifts: log.shifts, places }, now, chanceOf(64))
  const residents = peopleAtHome(residency).people
  const incidents = createIncidents(now, { concierges, staff: office.admin, residents }, chanceOf(66))
  const roster = createRoster(now, residency, office.admin, chanceOf(70))
  return { keys: createDeskKeys(now, concierges, vendors, chanceOf(62)), log, rounds, incidents, roster }
}

export async function insertDeskRecords(
  tx: Database,
  { keys, log, rounds, incidents, roster }: ReturnType<typeof createDeskRecords>,
): Promise<void> {
  await insertAll(tx, assets, keys.keys)
  await insertAll(tx, keyLoans, keys.loans)
  await insertAll(tx, keySeals, keys.seals)
  await insertAll(tx, deskShifts, log.shifts)
  await insertAll(tx, deskLogEntries, log.entries)
  await insertAll(tx, deskFollowUps, log.followUps)
  await insertAll(tx, deskRounds, rounds.rounds)
  await insertAll(tx, deskRoundScans, rounds.scans)
  await insertIncidents(tx, incidents)
  await insertAll(tx, emergencyNeeds, roster)
}
