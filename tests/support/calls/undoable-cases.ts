import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { accounts } from '#accounts/contract.ts'
import { users } from '#accounts/server/table.ts'
import { announcements } from '#announcements/contract.ts'
import { announcements as announcementRows } from '#announcements/server/table.ts'
import { assets } from '#assets/contract.ts'
import { assets as assetRows } from '#assets/server/table.ts'
import { calendar } from '#calendar/contract.ts'
import { events } from '#calendar/server/table.ts'
import { contact } from '#contact/contract.ts'
import { contactMessages } from '#contact/server/table.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/contract.ts'
import { residents as residentRows } from '#residents/server/table.ts'
import { resources } from '#resources/contract.ts'
import { resources as resourceRows } from '#resources/server/table.ts'
import { tower } from '#tower/contract.ts'
import { units } from '#units/contract.ts'
import { listings, units as unitRows } from '#units/server/table.ts'
import { takeIn } from '../people/desk-records.ts'
import { createAnnouncementCalls } from './announcement-calls.ts'
import { createMessageCalls } from './message-calls.ts'
import { createResidentCalls } from './resident-calls.ts'
import { deskCases } from './undoable-desk-cases.ts'
import { createUnitCalls } from './unit-calls.ts'
import type { TestApp } from '../test-app.ts'

export type UndoableCase = {
  table: PgTable & { id: PgColumn; version: PgColumn }
  /** Adds a record and returns its id. */
  add: () => Promise<string>
  /** Changes it with an operation, or without one. */
  change: (id: string, operation?: string) => Promise<unknown>
  /** Another change, which an undo of the first does not overwrite; none where the record is final then. */
  changeAgain?: (id: string) => Promise<unknown>
}

const by = (operation: string | undefined) => (operation === undefined ? {} : { query: { operation } })

/** The records that the changes are about. */
function createRecords(app: () => TestApp) {
  const office = () => app().as('admin')
  const news = createAnnouncementCalls(app)
  const messages = createMessageCalls(app)
  const homes = createUnitCalls(app)
  const request = async () =>
    (
      await app()
        .as('tenant')
        .requestOk(ownRequests.file, { body: { title: 'Tap drips', description: 'It drips.', priority: 'normal' } })
    ).body.id
  const message = async () => (await messages.write()).id
  const archived = async () => {
    const id = await message()
    await office().requestOk(contact.archive, { params: { messageId: id } })
    return id
  }
  const spam = async () => {
    const id = await message()
    await app().db.update(contactMessages).set({ spamAt: app().now() }).where(eq(contactMessages.id, id))
    return id
  }
  const published = async () => (await news.write({ when: 'now' })).id
  const event = async () =>
    (
      await office().requestOk(calendar.add, {
        body: { title: 'Board meeting', type: 'meeting', startsAt: '2031-02-01T00:00:00Z' },
      })
    ).body.id
  const listing = async () => {
    const { id } = await homes.create()
    const body = { kind: 'lease', price: 2000, monthlyFee: null, availableFrom: null, headline: null, description: '' }
    return (await office().requestOk(units.publish, { params: { id }, body })).body.id
  }

  return { homes, request, message, archived, spam, published, event, listing }
}

/** A change of each call that can be undone, except those whose records are e-mails or are deleted. */
export function undoableCases(app: () => TestApp): Record<string, UndoableCase> {
  const office = () => app().as('admin')
  const people = createResidentCalls(app)
  const { homes, request, message, archived, spam, published, event, listing } = createRecords(app)
  return {
    'PUT /api/admin/users/:id': {
      table: users,
      add: async () => (await app().addPerson('staff', { firstName: 'Ida' })).id,
      change: async (id, operation) => {
        const [row] = await app().db.select().from(users).where(eq(users.id, id))
        const body = {
          firstName: 'Ada',
          lastName: 'Wells',
          email: row?.email ?? '',
          role: 'maintenance',
          isActive: false,
        }
        await office().requestOk(accounts.editUser, { params: { id }, ...by(operation), body })
      },
      changeAgain: (id) => office().requestOk(accounts.changeUser, { params: { id }, body: { firstName: 'Eva' } }),
    },
    'PATCH /api/admin/tenants/:id': {
      table: residentRows,
      add: async () => (await people.add()).id,
      change: (id, operation) =>
        office().requestOk(residents.change, {
          params: { id },
          ...by(operation),
          body: {
            fullName: 'Ida B. Wells',
            status: 'Suspended',
            startDateOccupancy: '2031-02-01',
            phonePrimary: '416-555-0199',
            emailPrimary: 'ida@mail.example',
            pets: ['Cat'],
            parkingStalls: ['P9-99'],
            residentNotes: 'Deaf',
            tenantType: 'Owner',
          },
        }),
      changeAgain: (id) => people.change(id, { preferredName: 'Ida' }),
    },
    ...deskCases(office, async () => (await takeIn(app(), (await homes.create()).id, null)).id),
    'PATCH /api/admin/assets/:id': {
      table: assetRows,
      add: async () => (await office().requestOk(assets.add, { body: { kind: 'stall', number: newId() } })).body.id,
      change: (id, operation) =>
        office().requestOk(assets.change, { params: { id }, ...by(operation), body: { place: 'P6', note: 'Wet' } }),
      changeAgain: (id) => office().requestOk(assets.change, { params: { id }, body: { note: 'Dry' } }),
    },
    'PATCH /api/admin/maintenance-requests/:id': {
      table: requests,
      add: request,
      change: (id, operation) =>
        office().requestOk(maintenance.change, {
          params: { id },
          ...by(operation),
          body: { priority: 'high', assignedTo: app().people.maintenance.id, scheduledDate: '2031-03-01T15:00:00Z' },
        }),
      changeAgain: (id) => office().requestOk(maintenance.change, { params: { id }, body: { title: 'Tap leaks' } }),
    },
    'PATCH /api/admin/maintenance-requests/:id/status': {
      table: requests,
      add: request,
      change: (id, operation) =>
        office().requestOk(maintenance.move, { params: { id }, ...by(operation), body: { status: 'in_progress' } }),
      changeAgain: (id) => office().requestOk(maintenance.change, { params: { id }, body: { title: 'Tap leaks' } }),
    },
    'POST /api/admin/contact-messages/:messageId/archive': {
      table: contactMessages,
      add: message,
      change: (messageId, operation) =>
        office().requestOk(contact.archive, { params: { messageId }, ...by(operation) }),
      changeAgain: (messageId) => office().requestOk(contact.unarchive, { params: { messageId } }),
    },
    'POST /api/admin/contact-messages/:messageId/unarchive': {
      table: contactMessages,
      add: archived,
      change: (messageId, operation) =>
        office().requestOk(contact.unarchive, { params: { messageId }, ...by(operation) }),
      changeAgain: (messageId) => office().requestOk(contact.archive, { params: { messageId } }),
    },
    'POST /api/admin/contact-messages/:messageId/not-spam': {
      table: contactMessages,
      add: spam,
      change: (messageId, operation) =>
        office().requestOk(contact.notSpam, { params: { messageId }, ...by(operation) }),
      changeAgain: (messageId) => office().requestOk(contact.archive, { params: { messageId } }),
    },
    'PATCH /api/admin/announcements/:id': {
      table: announcementRows,
      add: published,
      change: (id, operation) =>
        office().requestOk(announcements.change, {
          params: { id },
          ...by(operation),
          body: { title: 'Cold water off', pinned: true, expiresAt: '2031-02-01T00:00:00Z' },
        }),
      changeAgain: (id) => office().requestOk(announcements.change, { params: { id }, body: { pinned: false } }),
    },
    'POST /api/admin/announcements/:id/end': {
      table: announcementRows,
      add: published,
      change: (id, operation) => office().requestOk(announcements.end, { params: { id }, ...by(operation) }),
      changeAgain: (id) => office().requestOk(announcements.archive, { params: { id } }),
    },
    'POST /api/admin/announcements/:id/archive': {
      table: announcementRows,
      add: published,
      change: (id, operation) => office().requestOk(announcements.archive, { params: { id }, ...by(operation) }),
    },
    'PATCH /api/admin/units/:id': {
      table: unitRows,
      add: async () => (await homes.create({ ownerName: 'Ada' })).id,
      change: (id, operation) =>
        office().requestOk(tower.changeUnit, { params: { id }, ...by(operation), body: { ownerName: 'Ida' } }),
      changeAgain: (id) => office().requestOk(tower.changeUnit, { params: { id }, body: { address: 'Pier 4' } }),
    },
    'PATCH /api/admin/listings/:id': {
      table: listings,
      add: listing,
      change: (id, operation) =>
        office().requestOk(units.changeListing, { params: { id }, ...by(operation), body: { price: 2100 } }),
      changeAgain: (id) => office().requestOk(units.changeListing, { params: { id }, body: { headline: 'Lake view' } }),
    },
    'POST /api/admin/listings/:id/withdraw': {
      table: listings,
      add: listing,
      change: (id, operation) => office().requestOk(units.withdraw, { params: { id }, ...by(operation) }),
    },
    'PATCH /api/admin/resources/:id': {
      table: resourceRows,
      add: async () =>
        (await office().requestOk(resources.add, { body: { kind: 'text', title: 'Garage', body: 'It closes.' } })).body
          .id,
      change: (id, operation) =>
        office().requestOk(resources.change, {
          params: { id },
          ...by(operation),
          body: { title: 'Garage doors', body: 'They close.', archived: true },
        }),
      changeAgain: (id) => office().requestOk(resources.change, { params: { id }, body: { archived: false } }),
    },
    'PATCH /api/admin/events/:id': {
      table: events,
      add: event,
      change: (id, operation) =>
        office().requestOk(calendar.change, {
          params: { id },
          ...by(operation),
          body: { title: 'Annual meeting', startsAt: '2031-02-02T00:00:00Z', endsAt: '2031-02-02T02:00:00Z' },
        }),
      changeAgain: (id) => office().requestOk(calendar.cancel, { params: { id } }),
    },
    'POST /api/admin/events/:id/cancel': {
      table: events,
      add: event,
      change: (id, operation) => office().requestOk(calendar.cancel, { params: { id }, ...by(operation) }),
    },
  }
}
