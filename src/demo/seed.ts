import { oneTimeTokens, users } from '#accounts/server/table.ts'
import { announcements, announcementTemplates } from '#announcements/server/table.ts'
import { savedViews } from '#views/server/table.ts'
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
import { assetHolders, assets, assetWaitingList } from '#assets/server/table.ts'
import { directoryEntries } from '#directory/server/table.ts'
import { resources } from '#resources/server/table.ts'
import { events } from '#calendar/server/table.ts'
import { contactMessages, contactReplies } from '#contact/server/table.ts'
import { requestCounter, requestMessages, requestNotes, requests } from '#maintenance/requests/server/table.ts'
import { slaTargets } from '#maintenance/sla/server/table.ts'
import { reportPlaces } from '#maintenance/places/server/table.ts'
import { parts, visits } from '#maintenance/staff/server/table.ts'
import { vendors } from '#maintenance/vendors/server/table.ts'
import { householdMembers } from '#occupancy/members/server/table.ts'
import { onCallRota } from '#on-call/server/table.ts'
import { unitOwners } from '#occupancy/owners/server/table.ts'
import { moveResidents, moves, moveSteps, plannedMembers } from '#moves/server/table.ts'
import { assignmentLogs, assignments } from '#occupancy/server/table.ts'
import { paymentEntries } from '#payments/server/table.ts'
import { photos, pictureSlots } from '#photos/server/table.ts'
import type { Language } from '#platform/language/registry.ts'
import { auditLog } from '#platform/server/audit/audit-table.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { counters } from '#platform/server/security/counter-table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from '#residents/server/table.ts'
import { listings, unitNotes, units } from '#units/server/table.ts'
import type { SitePage } from '#building/choices.ts'
import { deliverAnnouncements, createAnnouncements } from './announcements.ts'
import { createAssets } from './assets.ts'
import { createAuditTrail } from './audit-trail.ts'
import { chanceOf } from './chance.ts'
import { createConcierges } from './desk/concierges.ts'
import { createDesk, insertDesk } from './desk/desk.ts'
import { createVisitors, insertVisitors, peopleAtHome } from './desk/visitors.ts'
import { createDeskRecords, insertDeskRecords } from './desk/desk-records.ts'
import { insertAll } from './insert-all.ts'
import { createDirectory } from './people/directory.ts'
import { createLedger } from './people/ledger.ts'
import { createRota } from './people/rota.ts'
import { createMoves } from './people/moves.ts'
import { createNotifications } from './people/notifications.ts'
import { createMessages } from './messages.ts'
import { at, dayBefore } from './moments.ts'
import { createListings, createUnitNotes } from './offers.ts'
import { createOffice, createVendors } from './people/office.ts'
import { createViews } from './people/saved-views.ts'
import { frenchPageContent } from './site/page-content-french.ts'
import { pageContent } from './site/page-content.ts'
import { createPictures } from './site/pictures.ts'
import { holidaysOf, hoursTable, parkingTable, profile, demoSlaTargets, resourceTexts } from './profile.ts'
import { createTemplates } from './site/announcement-templates.ts'
import { createReportPlaces } from './requests/report-places.ts'
import { planRequests } from './requests/request-plan.ts'
import { createRequests } from './requests/requests.ts'
import { createVisits } from './requests/visits.ts'
import { createHouseholdMembers } from './people/household-members.ts'
import { createInvitations } from './people/invitations.ts'
import { createOwners } from './people/owners.ts'
import { createResidents } from './people/residents.ts'
import { floorTable, layoutTable, slotTable } from './shape.ts'
import { demoOwnerUnit, demoRenterUnit, createUnits } from './units.ts'

/**
 * Fills an empty database with the demo building: the same one each time for the same `now`, except for the sealed
 * codes.
 */
export async function seedDemo(
  db: Database,
  { now, passwordHash, secretKey }: { now: Date; passwordHash: string; secretKey: Buffer },
): Promise<void> {
  const demo = createDemoData(now, passwordHash, secretKey)
  await db.transaction(async (tx) => {
    await insertAll(tx, building, [demo.building])
    await insertAll(tx, floorLayouts, demo.layouts)
    await insertAll(tx, layoutSlots, slotTable)
    await insertAll(tx, floors, demo.floors)
    await insertAll(tx, parkingLevels, demo.parkingLevels)
    await insertAll(tx, businessHours, hoursTable)
    await insertAll(tx, holidays, demo.holidays)
    await insertAll(tx, pageContents, demo.pages)
    await insertAll(tx, resources, demo.resources)
    await insertAll(tx, users, [
      ...demo.office.users,
      ...demo.concierges,
      ...demo.residency.members.map((m) => m.user),
      ...demo.invited.users,
    ])
    await insertAll(tx, mailOutbox, demo.invitations.emails)
    await insertAll(tx, oneTimeTokens, demo.invitations.links)
    await insertAll(tx, photos, demo.pictures.photos)
    await insertAll(tx, pictureSlots, demo.pictures.slots)
    await insertAll(tx, assets, demo.assets.beforeUnits)
    await insertAll(
      tx,
      units,
      demo.homes.map((home) => home.row),
    )
    await insertAll(tx, unitNotes, demo.unitNotes)
    await insertAll(tx, listings, demo.listings)
    await insertAll(
      tx,
      residents,
      demo.residency.members.map((m) => m.record),
    )
    await insertAll(
      tx,
      assignments,
      demo.residency.households.flatMap((h) => h.members.flatMap((m) => m.assignment ?? [])),
    )
    await insertAll(tx, householdMembers, demo.invited.members)
    await insertAll(tx, unitOwners, demo.owners)
    await insertAll(tx, assets, demo.assets.fobs)
    await insertAll(tx, assetHolders, demo.assets.holders)
    await insertAll(tx, assetWaitingList, demo.assets.waitingList)
    await insertAll(tx, assignmentLogs, demo.residency.logs)
    await insertDesk(tx, demo.desk)
    await insertAll(tx, moves, demo.moves.moves)
    await insertAll(tx, moveResidents, demo.moves.residents)
    await insertAll(tx, plannedMembers, demo.moves.members)
    await insertAll(tx, moveSteps, demo.moves.steps)
    await insertAll(tx, directoryEntries, demo.directory)
    await insertAll(tx, vendors, demo.vendors)
    await insertVisitors(tx, demo.visitors)
    await insertAll(tx, slaTargets, demo.slaTargets)
    await insertAll(tx, reportPlaces, demo.reportPlaces)
    await insertDeskRecords(tx, demo.deskRecords)
    await insertAll(tx, requests, demo.work.requests)
    await insertAll(tx, requestNotes, demo.work.notes)
    await insertAll(tx, visits, demo.visits.visits)
    await insertAll(tx, parts, demo.visits.parts)
    await insertAll(tx, requestMessages, demo.work.messages)
    await insertAll(tx, counters, [{ name: requestCounter, last: demo.work.requests.length }])
    await insertAll(tx, contactMessages, demo.mail.messages)
    await insertAll(tx, contactReplies, demo.mail.replies)
    await insertAll(tx, paymentEntries, demo.ledger)
    await insertAll(tx, announcements, demo.board.announcements)
    await insertAll(tx, announcementTemplates, demo.templates)
    await insertAll(tx, events, demo.board.events)
    await insertAll(tx, savedViews, demo.views)
    await insertAll(tx, auditLog, demo.auditTrail)
    await deliverAnnouncements(tx, [demo.residency.demoRenter.user, demo.residency.demoOwner.user])
    await tx.insert(onCallRota).values(createRota(demo.office.users, now))
    await createNotifications(tx, { now, code: demo.building.code }, chanceOf(44))
  })
}

/**
 * Every row of the demo; each part has its own random numbers, so that a change in one leaves the others as they are.
 */
function createDemoData(now: Date, passwordHash: string, secretKey: Buffer) {
  const opened = at(dayBefore(now, 2400), 9)
  const opening = <Row extends object>(row: Row) => ({ ...row, createdAt: opened, updatedAt: opened })
  const office = createOffice(now, passwordHash, chanceOf(1))
  const vendors = createVendors(now, chanceOf(2))
  const homes = createUnits(now, secretKey, chanceOf(3))
  const residency = createResidents(now, homes, office, passwordHash, secretKey, chanceOf(4))
  const work = createRequests(now, planRequests(now, residency, office, chanceOf(5)), office, vendors, chanceOf(6))
  const ids = chanceOf(7)
  const concierges = createConcierges(now, passwordHash, chanceOf(60))
  const assetsOfBuilding = createAssets(now, homes, residency, chanceOf(22))
  // Before anything reads the owners' names of the units.
  const owners = createOwners(residency, now, chanceOf(31))
  const plannedMoves = createMoves(now, residency, homes, office, chanceOf(22))
  const household = createHouseholdMembers(residency, now, passwordHash, chanceOf(32))
  const moving = new Set(plannedMoves.residents.map(({ residentId }) => residentId))
  const movers = residency.members.filter(({ record }) => moving.has(record.id)).map(({ user }) => user)
  const places = createReportPlaces(opened, chanceOf(57))
  return {
    building: opening(profile),
    layouts: layoutTable.map(opening),
    floors: floorTable.map(opening),
    parkingLevels: parkingTable.map(opening),
    holidays: [-2, -1, 0, 1, 2].flatMap((years) => holidaysOf(now.getUTCFullYear() + years)),
    pages: Object.entries({ en: pageContent, fr: frenchPageContent }).flatMap(([language, contents]) =>
      Object.entries(contents).map(([page, content]) =>
        opening({ page: page as SitePage, language: language as Language, content }),
      ),
    ),
    resources: resourceTexts.map((resource, position) =>
      opening({ id: ids.id(opened), kind: 'text' as const, position, ...resource }),
    ),
    slaTargets: demoSlaTargets.map((target) => opening({ id: ids.id(opened), ...target })),
    reportPlaces: places,
    office,
    concierges,
    desk: createDesk(now, residency, concierges, secretKey, chanceOf(61)),
    deskRecords: createDeskRecords(now, { concierges, vendors, places, office, residency }),
    vendors,
    homes,
    visitors: createVisitors(
      now,
      peopleAtHome(residency),
      { concierges, staff: office.admin, assets: assetsOfBuilding.beforeUnits, vendors },
      { secretKey, chance: chanceOf(65) },
    ),
    assets: assetsOfBuilding,
    residency,
    owners,
    invited: household,
    invitations: createInvitations(
      [...office.users, ...concierges, ...household.users, ...residency.members.map(({ user }) => user)],
      new Set([...office.users, ...concierges, ...household.users, ...movers].map(({ id }) => id)),
      profile.name,
      now,
      chanceOf(33),
    ),
    work,
    visits: createVisits(work, chanceOf(41)),
    unitNotes: createUnitNotes(now, homes, [demoRenterUnit, demoOwnerUnit], office, chanceOf(8)),
    listings: createListings(now, homes, office, chanceOf(9)),
    mail: createMessages(now, office, chanceOf(10)),
    board: createAnnouncements(now, office, chanceOf(11)),
    templates: createTemplates(opened, office.admin.id, chanceOf(58)),
    views: createViews(opened, office, chanceOf(59)),
    moves: plannedMoves,
    directory: createDirectory(residency, chanceOf(21)),
    ledger: createLedger(now, residency, office, chanceOf(12)),
    pictures: createPictures(opened, chanceOf(13)),
    auditTrail: createAuditTrail(work, residency, office, chanceOf(14), { ...plannedMoves, homes }),
  }
}
