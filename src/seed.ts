import { users } from '#accounts/server/table.ts'
import { announcements, announcementTargets } from '#announcements/server/table.ts'
import {
  building,
  businessHours,
  floorLayouts,
  floors,
  holidays,
  layoutSlots,
  pageContents,
  parkingLevels,
} from '#building/server/table.ts'
import { directoryEntries } from '#directory/server/table.ts'
import { resources } from '#resources/server/table.ts'
import { events } from '#calendar/server/table.ts'
import { contactMessages, contactReplies } from '#contact/server/table.ts'
import { requestCounter, requestMessages, requestNotes, requests } from '#maintenance/server/table.ts'
import { promiseTimes, vendors } from '#maintenance/server/vendor-table.ts'
import { assignmentLogs, assignments } from '#occupancy/server/table.ts'
import { paymentEntries } from '#payments/server/table.ts'
import { photos, pictureSlots } from '#photos/server/table.ts'
import { languages } from '#platform/language.ts'
import { auditLog } from '#platform/server/audit-table.ts'
import { counters } from '#platform/server/counter-table.ts'
import type { Database } from '#platform/server/database.ts'
import { tenants } from '#residents/server/table.ts'
import { listings, unitNotes, units } from '#units/server/table.ts'
import type { SitePage } from '#building/contract.ts'
import { deliverAnnouncements, makeBoard } from '#demo/announcements.ts'
import { makeAuditTrail } from '#demo/audit-trail.ts'
import { chanceOf } from '#demo/chance.ts'
import { insertAll } from '#demo/insert-all.ts'
import { makeDirectory } from '#demo/directory.ts'
import { makeLedger } from '#demo/ledger.ts'
import { makeMessages } from '#demo/messages.ts'
import { at, dayBefore } from '#demo/moments.ts'
import { makeListings, makeUnitNotes } from '#demo/offers.ts'
import { makeOffice, makeVendors } from '#demo/office.ts'
import { frenchPageContent } from '#demo/page-content-french.ts'
import { pageContent } from '#demo/page-content.ts'
import { makePictures } from '#demo/pictures.ts'
import { holidaysOf, hoursTable, mailDomain, parkingTable, profile, promises, resourceTexts } from '#demo/profile.ts'
import { planRequests } from '#demo/request-plan.ts'
import { makeRequests } from '#demo/requests.ts'
import { makeLife } from '#demo/residents.ts'
import { floorTable, layoutTable, slotTable } from '#demo/shape.ts'
import { demoOwnerUnit, demoRenterUnit, makeUnits } from '#demo/units.ts'

/** The people a visitor of the demo can be. */
export const demoAccounts = [
  { email: `admin@${mailDomain}`, role: 'admin', what: 'administrator: the console' },
  { email: `staff@${mailDomain}`, role: 'staff', what: 'staff: the console and the staff portal' },
  { email: `maintenance@${mailDomain}`, role: 'maintenance', what: 'maintenance: is given requests' },
  { email: `resident@${mailDomain}`, role: 'tenant', what: 'a renter: the resident portal' },
  { email: `owner@${mailDomain}`, role: 'tenant', what: 'an owner: the resident portal' },
] as const

/** Fills an empty database with the demo building: the same one each time for the same now, but for the sealed codes. */
export async function seedDemo(
  db: Database,
  { now, passwordHash, secretKey }: { now: Date; passwordHash: string; secretKey: Buffer },
): Promise<void> {
  const house = makeHouse(now, passwordHash, secretKey)
  await db.transaction(async (tx) => {
    await insertAll(tx, building, [house.building])
    await insertAll(tx, floorLayouts, house.layouts)
    await insertAll(tx, layoutSlots, slotTable)
    await insertAll(tx, floors, house.floors)
    await insertAll(tx, parkingLevels, house.parkingLevels)
    await insertAll(tx, businessHours, hoursTable)
    await insertAll(tx, holidays, house.holidays)
    await insertAll(tx, pageContents, house.pages)
    await insertAll(tx, resources, house.resources)
    await insertAll(tx, users, [...house.office.users, ...house.life.members.map((m) => m.user)])
    await insertAll(tx, photos, house.pictures.photos)
    await insertAll(tx, pictureSlots, house.pictures.slots)
    await insertAll(
      tx,
      units,
      house.homes.map((home) => home.row),
    )
    await insertAll(tx, unitNotes, house.unitNotes)
    await insertAll(tx, listings, house.listings)
    await insertAll(
      tx,
      tenants,
      house.life.members.map((m) => m.tenant),
    )
    await insertAll(
      tx,
      assignments,
      house.life.households.flatMap((h) => h.members.flatMap((m) => m.assignment ?? [])),
    )
    await insertAll(tx, assignmentLogs, house.life.logs)
    await insertAll(tx, directoryEntries, house.directory)
    await insertAll(tx, vendors, house.vendors)
    await insertAll(tx, promiseTimes, house.promiseTimes)
    await insertAll(tx, requests, house.work.requests)
    await insertAll(tx, requestNotes, house.work.notes)
    await insertAll(tx, requestMessages, house.work.messages)
    await insertAll(tx, counters, [{ name: requestCounter, last: house.work.requests.length }])
    await insertAll(tx, contactMessages, house.mail.messages)
    await insertAll(tx, contactReplies, house.mail.replies)
    await insertAll(tx, paymentEntries, house.ledger)
    await insertAll(tx, announcements, house.board.announcements)
    await insertAll(tx, announcementTargets, house.board.targets)
    await insertAll(tx, events, house.board.events)
    await insertAll(tx, auditLog, house.auditTrail)
    await deliverAnnouncements(tx, [house.life.demoRenter.user, house.life.demoOwner.user])
  })
}

/** Every row of the demo; each part has its own chance, so that a change in one leaves the others as they are. */
function makeHouse(now: Date, passwordHash: string, secretKey: Buffer) {
  const opened = at(dayBefore(now, 2400), 9)
  const opening = <Row extends object>(row: Row) => ({ ...row, createdAt: opened, updatedAt: opened })
  const office = makeOffice(now, passwordHash, chanceOf(1))
  const vendors = makeVendors(now, chanceOf(2))
  const homes = makeUnits(now, secretKey, chanceOf(3))
  const life = makeLife(now, homes, office, passwordHash, secretKey, chanceOf(4))
  const work = makeRequests(now, planRequests(now, life, office, chanceOf(5)), office, vendors, chanceOf(6))
  const ids = chanceOf(7)
  return {
    building: opening(profile),
    layouts: layoutTable.map(opening),
    floors: floorTable.map(opening),
    parkingLevels: parkingTable.map(opening),
    holidays: [-2, -1, 0, 1, 2].flatMap((years) => holidaysOf(now.getUTCFullYear() + years)),
    pages: languages.flatMap((language) =>
      Object.entries(language === 'fr' ? frenchPageContent : pageContent).map(([page, content]) =>
        opening({ page: page as SitePage, language, content }),
      ),
    ),
    resources: resourceTexts.map((text, position) =>
      opening({ id: ids.id(opened), kind: 'text' as const, position, ...text }),
    ),
    promiseTimes: promises.map((promise) => opening({ id: ids.id(opened), ...promise })),
    office,
    vendors,
    homes,
    life,
    work,
    unitNotes: makeUnitNotes(now, homes, [demoRenterUnit, demoOwnerUnit], office, chanceOf(8)),
    listings: makeListings(now, homes, office, chanceOf(9)),
    mail: makeMessages(now, office, chanceOf(10)),
    board: makeBoard(now, office, chanceOf(11)),
    directory: makeDirectory(life, chanceOf(21)),
    ledger: makeLedger(now, life, office, chanceOf(12)),
    pictures: makePictures(opened, chanceOf(13)),
    auditTrail: makeAuditTrail(work, life, office, chanceOf(14)),
  }
}
