import { building } from '#building/server/table.ts'
import type { House } from '#platform/server/house.ts'
import { pageAsAnswer } from '#platform/server/serve-read.ts'
import { serve } from '#platform/server/serve.ts'
import { residents } from '#residents/contract.ts'
import { ownProfile } from '#residents/own-contract.ts'
import { occupancy } from '../contract.ts'
import { ownCodes } from '../own-codes-contract.ts'
import { words } from '../words.ts'
import { exportResidents } from './export.ts'
import { listOwnCodes, revealOwnCode } from './own-codes.ts'
import { changeOwnProfile } from './own-profile.ts'
import { addResident, addResidentNote, changeResident } from './people.ts'
import { listAssignmentLogs, listUnitResidents } from './reads.ts'
import { findOwnProfile, findResident, listVacantUnits, readResidents } from './residents.ts'
import { assignResident, changeAssignment, removeResident } from './store.ts'

export function occupancyRoutes(house: House) {
  residentRecords(house)
  ownRecord(house)
  serve(house, occupancy.residents, ({ db, params }) => listUnitResidents(db, params.id))
  serve(house, occupancy.assign, ({ db, params, body, visitor, now }) =>
    assignResident(db, params.id, body, visitor, now),
  )
  serve(house, occupancy.change, ({ db, params, body, visitor, now, ifMatch }) =>
    changeAssignment(db, params.id, params.tenantId, body, visitor, now, ifMatch),
  )
  serve(house, occupancy.remove, async ({ db, params, body, visitor, now }) => {
    await removeResident(db, params.id, body.tenantId, body.notes ?? null, visitor, now)
    return { message: words.removed }
  })
  serve(house, occupancy.logs, ({ db, params }) => listAssignmentLogs(db, params.id))
}

/** The residents' calls whose answers tell of the home. */
function residentRecords(house: House) {
  serve(house, residents.list, async ({ db, query, request }) =>
    pageAsAnswer(residents.list, request, await readResidents(db, query)),
  )
  serve(house, residents.vacantUnits, ({ db }) => listVacantUnits(db))
  serve(house, residents.find, ({ db, params }) => findResident(db, params.id))
  serve(house, residents.add, ({ db, body, visitor, now }) => addResident(db, house, body, visitor, now))
  serve(house, residents.change, ({ db, params, body, visitor, now, ifMatch }) =>
    changeResident(db, house, params.id, body, visitor, now, ifMatch),
  )
  serve(house, residents.addNote, ({ db, params, body, visitor, now }) =>
    addResidentNote(db, params.id, body.note, visitor, now),
  )
  serve(house, residents.exportList, async ({ db, query, visitor, address, now, reply }) => {
    const [profile] = await db.select({ timeZone: building.timeZone }).from(building)
    const from = { address, timeZone: profile?.timeZone ?? 'UTC' }
    const { name, file } = await exportResidents(db, query, visitor, from, now)
    await reply
      .headers({ 'Content-Disposition': `attachment; filename="${name}"`, 'Content-Type': 'text/csv; charset=utf-8' })
      .send(file)
    return file
  })
}

/** What residents ask about themselves. */
function ownRecord(house: House) {
  serve(house, residents.own, ({ db, params, visitor }) => findOwnProfile(db, params.userId, visitor.id))
  serve(house, ownProfile.change, ({ db, params, body, visitor, now, ifMatch }) =>
    changeOwnProfile(db, house, params.id, body, visitor, now, ifMatch),
  )
  serve(house, ownCodes.list, ({ db, visitor }) => listOwnCodes(db, visitor.id))
  serve(house, ownCodes.reveal, ({ db, body, visitor, address, now }) =>
    revealOwnCode(db, house.secretKey, body, visitor, address, now),
  )
}
