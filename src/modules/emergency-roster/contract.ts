import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { frontDesk, office } from '#platform/roles.ts'
import { incidentKinds } from '#incidents/choices.ts'
import { viewWays } from './choices.ts'
import { CopyView, LockInput, NeedOnBehalf, NewDevice, ViewInput } from './office-schemas.ts'
import { Lock, RosterEntry, SealedCopy } from './sealed-shapes.ts'

const Instant = z.iso.datetime()
const Done = z.object({ message: z.string() })

/** An incident or a drill that is running. */
export const Running = z.object({
  id: z.uuid(),
  kind: z.enum(incidentKinds),
  title: z.string(),
  isDrill: z.boolean(),
})
export type Running = z.infer<typeof Running>

/** Whether the roster can be opened now. Nobody on it is named here. */
export const RosterState = z.object({
  running: z.array(Running),
  /** How many entries there are. */
  entries: z.int(),
  /** Null until the office has set a passphrase for the devices. */
  lock: Lock.nullable(),
})
export type RosterState = z.infer<typeof RosterState>

export const Roster = z.object({ viewedAt: Instant, running: Running, entries: z.array(RosterEntry) })
export type Roster = z.infer<typeof Roster>

export const Device = z.object({
  id: z.uuid(),
  name: z.string(),
  addedAt: Instant,
  addedBy: z.string(),
  /** When it last fetched a copy. */
  refreshedAt: Instant,
})
export type Device = z.infer<typeof Device>

/** A view of the roster, for the office. */
export const RosterView = z.object({
  id: z.uuid(),
  at: Instant,
  by: z.string(),
  way: z.enum(viewWays),
  /** The title of the incident; null when none was running. */
  incident: z.string().nullable(),
  isDrill: z.boolean(),
  device: z.string().nullable(),
})
export type RosterView = z.infer<typeof RosterView>

/** Who is on the roster, without what helps them. */
export const ListedNeed = z.object({
  id: z.uuid(),
  unitNumber: z.string(),
  fullName: z.string(),
  consentedAt: Instant,
  /** Of the text that was agreed to. */
  consentVersion: z.int(),
  /** Who of the office entered it, and how the person agreed; null when they did it themselves. */
  enteredBy: z.string().nullable(),
  consentNote: z.string(),
})
export type ListedNeed = z.infer<typeof ListedNeed>

export const RosterOverview = z.object({
  passphrase: z.object({ setAt: Instant, setBy: z.string() }).nullable(),
  devices: z.array(Device),
  /** The newest first. */
  views: z.array(RosterView),
  entries: z.array(ListedNeed),
})
export type RosterOverview = z.infer<typeof RosterOverview>

const desk = '/api/desk/emergency-roster'
const devices = '/api/desk/emergency-devices'
const admin = '/api/admin/emergency-roster'

export const emergencyRoster = {
  state: endpoint({
    method: 'GET',
    path: desk,
    roles: frontDesk,
    summary: 'Whether the emergency roster can be opened now',
    background: true,
    reply: RosterState,
  }),
  view: endpoint({
    method: 'POST',
    path: `${desk}/views`,
    roles: frontDesk,
    summary: 'The emergency roster, during an incident or a drill only; the view is recorded',
    body: ViewInput,
    errors: [409],
    reply: Roster,
  }),
  addDevice: endpoint({
    method: 'POST',
    path: devices,
    roles: frontDesk,
    summary: 'Store an encrypted copy of the emergency roster on this device',
    body: NewDevice,
    status: 201,
    errors: [409],
    reply: z.object({ id: z.uuid(), name: z.string(), copy: SealedCopy }),
  }),
  copy: endpoint({
    method: 'POST',
    path: `${devices}/:id/copy`,
    roles: frontDesk,
    summary: 'The newest encrypted copy for a device; 404 when the office has removed the device',
    background: true,
    errors: [409],
    reply: SealedCopy,
  }),
  addCopyView: endpoint({
    method: 'POST',
    path: `${devices}/:id/views`,
    roles: frontDesk,
    summary: 'Record that the copy of a device was opened without a connection',
    body: CopyView,
    status: 201,
    reply: z.object({ id: z.uuid() }),
  }),
  overview: endpoint({
    method: 'GET',
    path: admin,
    roles: office,
    summary: 'Who is on the emergency roster, its devices and its newest views, for the office',
    reply: RosterOverview,
  }),
  addNeed: endpoint({
    method: 'POST',
    path: '/api/admin/emergency-needs',
    roles: office,
    summary: 'Enter a person in the emergency roster on their behalf, with how they agreed',
    body: NeedOnBehalf,
    status: 201,
    errors: [409],
    reply: ListedNeed,
  }),
  withdrawNeed: endpoint({
    method: 'DELETE',
    path: '/api/admin/emergency-needs/:id',
    roles: office,
    summary: 'Delete an entry of the emergency roster for a person who withdraws their consent',
    reply: Done,
  }),
  setPassphrase: endpoint({
    method: 'PUT',
    path: '/api/admin/emergency-passphrase',
    roles: office,
    summary: 'Replace the passphrase of the devices; their copies need the new one from then on',
    body: LockInput,
    reply: z.object({ setAt: Instant, setBy: z.string() }),
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/api/admin/emergency-devices/:id',
    roles: office,
    summary: 'Remove a device: its copy is deleted when it next has a connection',
    reply: Done,
  }),
}
