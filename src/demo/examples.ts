import { usesResidentPortal } from '#platform/roles.ts'
import { signInAddress } from '#accounts/server/email/sign-in-address.ts'
import type { users } from '#accounts/server/table.ts'
import type { announcements } from '#announcements/server/table.ts'
import type { events } from '#calendar/server/table.ts'
import type { contactMessages, contactReplies } from '#contact/server/table.ts'
import type { requestMessages, requestNotes, requests } from '#maintenance/requests/server/table.ts'
import type { vendors } from '#maintenance/vendors/server/table.ts'
import type { assignments } from '#occupancy/server/table.ts'
import type { paymentEntries } from '#payments/server/table.ts'
import type { residents } from '#residents/server/table.ts'
import type { listings, unitNotes, units } from '#units/server/table.ts'
import { chanceOf } from './chance.ts'

/*
 * Valid example records with overrides: the tests insert them, and the demo building is made of them. They are complete
 * rows; a record with foreign keys requires them as arguments.
 */

const chance = chanceOf(1204)
const made = new Date('2026-03-02T14:30:00Z')
const id = () => chance.id(made)
const times = { version: 1, createdAt: made, updatedAt: made }

let count = 0
const nextCount = () => (count += 1)

export type NewUser = typeof users.$inferInsert
/** An active office user whose password hash matches no password. */
export const aUser = (over: Partial<NewUser> = {}) => {
  const email = over.email ?? `person${nextCount()}@mail.example`
  return {
    id: id(),
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5$bm9wYXNzd29yZA',
    role: 'staff',
    status: 'Active',
    firstName: 'Noor',
    lastName: 'Haddad',
    phone: '+14165550142',
    team: over.role !== undefined && usesResidentPortal(over.role) ? null : 'service',
    ...times,
    ...over,
    ...signInAddress(email),
  } satisfies NewUser
}

export type NewUnit = typeof units.$inferInsert
/** A one-bedroom home. Each call has the next unit number, from 0601 on. */
export function aUnit(over: Partial<NewUnit> = {}) {
  const place = nextCount() - 1
  const floor = 6 + (Math.floor(place / 16) % 21)
  return {
    id: id(),
    unitNumber: `${String(floor).padStart(2, '0')}${String((place % 16) + 1).padStart(2, '0')}${place < 336 ? '' : `-${place}`}`,
    floor,
    category: 'Residential',
    unitType: 'One bedroom',
    status: 'Vacant',
    squareFootage: 663,
    bedrooms: 1,
    bathrooms: 1,
    balcony: 'Yes',
    balconyCount: 1,
    hvacType: 'Heat Pump',
    lockType: 'Mechanical',
    keyNumbers: [] as string[],
    parkingAllocation: [] as string[],
    storageLockers: [] as string[],
    monthlyMaintenanceCents: 49_000,
    ...times,
    ...over,
  } satisfies NewUnit
}

export type NewResident = typeof residents.$inferInsert
export const aResident = (over: Partial<NewResident> & { userId: string }) =>
  ({
    id: id(),
    fullName: 'Leila Pryce',
    preferredName: 'Leila',
    tenantType: 'Renter',
    startDateOccupancy: '2025-12-01',
    endDateOccupancy: '2026-11-30',
    emailPrimary: 'leila.pryce@mail.example',
    phonePrimary: '+16475550122',
    emergencyContactName: 'Samir Pryce',
    emergencyContactPhone: '+14165550177',
    parkingStalls: [] as string[],
    lockerNumbers: [] as string[],
    pets: [] as string[],
    ...times,
    ...over,
  }) satisfies NewResident

export type NewAssignment = typeof assignments.$inferInsert
export const anAssignment = (over: Partial<NewAssignment> & { unitId: string; residentId: string }) =>
  ({
    id: id(),
    residenceType: 'renter',
    rank: 'primary',
    startedAt: made,
    endedAt: null,
    unitAccessCodeSealed: null as string | null,
    storageLockerAccessCodeSealed: null as string | null,
    ...times,
    ...over,
  }) satisfies NewAssignment

export type NewRequestRow = typeof requests.$inferInsert
/** In the lobby unless a unit is given. The numbers start at 9001, above those of the real counter. */
export const aRequest = (over: Partial<NewRequestRow> & { reportedBy: string }) =>
  ({
    id: id(),
    number: 9000 + nextCount(),
    title: 'Kitchen tap drips',
    description: 'The kitchen tap has been dripping since Monday, about one drop a second.',
    priority: 'normal',
    status: 'pending',
    category: 'plumbing',
    placeKind: over.unitId ? 'unit' : 'common_area',
    placeName: over.unitId ? null : 'Lobby',
    completedAt: over.status === 'completed' ? made : null,
    waitingOn: 'office',
    waitingOnReasonCode: over.waitingOnReason ? null : 'assign',
    waitingOnSince: made,
    ...times,
    ...over,
  }) satisfies NewRequestRow

export type NewRequestNote = typeof requestNotes.$inferInsert
export const aRequestNote = (over: Partial<NewRequestNote> & { requestId: string; createdBy: string }) =>
  ({
    id: id(),
    note: 'Cartridge worn, seat is fine. Standard cartridge, we have it in stock.',
    createdAt: made,
    ...over,
  }) satisfies NewRequestNote

export type NewRequestMessage = typeof requestMessages.$inferInsert
export const aRequestMessage = (over: Partial<NewRequestMessage> & { requestId: string; authorId: string }) =>
  ({
    id: id(),
    body: 'Would tomorrow between 9 and 12 suit you?',
    sentTo: 'tenant',
    createdAt: made,
    ...over,
  }) satisfies NewRequestMessage

export type NewContactMessage = typeof contactMessages.$inferInsert
/** A message from the web site. */
export const aMessage = (over: Partial<NewContactMessage> = {}) =>
  ({
    id: id(),
    name: 'Hugo Laurent',
    email: 'hugo.laurent@mail.example',
    phone: '+1 514 555 0133',
    reason: 'rental-inquiry',
    subject: 'Two-bedroom from February',
    message:
      'We look for a two-bedroom facing the river, from 1 February. We have one cat. Could we see one next week?',
    ipAddress: '203.0.113.24',
    ...times,
    ...over,
  }) satisfies NewContactMessage

export type NewContactReply = typeof contactReplies.$inferInsert
export const aReply = (over: Partial<NewContactReply> & { messageId: string; repliedBy: string }) =>
  ({
    id: id(),
    subject: 'RPLY | VPP | Two-bedroom from February',
    replyMessage: 'Dear Hugo, two homes fit what you describe. Would Tuesday at 11:00 suit you?',
    sentAt: made,
    ...over,
  }) satisfies NewContactReply

export type NewAnnouncementRow = typeof announcements.$inferInsert
export const anAnnouncement = (over: Partial<NewAnnouncementRow> & { createdBy: string }) =>
  ({
    id: id(),
    title: 'Window washing next week',
    body: 'The outside of all windows is washed from Monday to Thursday. Please keep windows and balcony doors closed.',
    category: 'Maintenance',
    publishedAt: made,
    ...times,
    ...over,
  }) satisfies NewAnnouncementRow

export type NewEventRow = typeof events.$inferInsert
export const anEvent = (over: Partial<NewEventRow> & { createdBy: string }) =>
  ({
    id: id(),
    title: 'Board meeting',
    description: 'Budget and the terrace planters.',
    type: 'meeting',
    startsAt: made,
    endsAt: new Date(made.getTime() + 5_400_000),
    location: 'Party room',
    ...times,
    ...over,
  }) satisfies NewEventRow

export type NewVendor = typeof vendors.$inferInsert
export const aVendor = (over: Partial<NewVendor> = {}) =>
  ({
    id: id(),
    name: `Riverside Plumbing ${nextCount()}`,
    trade: 'plumbing',
    contactName: 'Ana Prata',
    phone: '+14165550155',
    email: 'dispatch@riversideplumbing.example',
    ...times,
    ...over,
  }) satisfies NewVendor

export type NewListing = typeof listings.$inferInsert
export const aListing = (over: Partial<NewListing> & { unitId: string; createdBy: string }) =>
  ({
    id: id(),
    kind: 'lease',
    priceCents: 265_000,
    availableFrom: '2026-04-01',
    headline: 'River view, one bedroom',
    description: 'Bright one-bedroom with balcony and one stall.',
    publishedAt: made,
    ...times,
    ...over,
  }) satisfies NewListing

export type NewPaymentEntry = typeof paymentEntries.$inferInsert
export const aPayment = (over: Partial<NewPaymentEntry> & { residentId: string; enteredBy: string }) =>
  ({
    id: id(),
    kind: 'payment',
    type: 'Rent',
    date: '2026-03-01',
    amountCents: 265_000,
    method: over.kind === undefined || over.kind === 'payment' ? 'pre_authorised' : null,
    createdAt: made,
    ...over,
  }) satisfies NewPaymentEntry

export type NewUnitNote = typeof unitNotes.$inferInsert
export const aUnitNote = (over: Partial<NewUnitNote> & { unitId: string; createdBy: string }) =>
  ({
    id: id(),
    note: 'Valve under the kitchen sink replaced; next check in spring.',
    createdAt: made,
    ...over,
  }) satisfies NewUnitNote
