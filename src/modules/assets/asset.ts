import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { words } from './messages/en.ts'
import { assetCategories, assetKinds, assetStates, assetStatuses, endReasons, waitingKinds } from './rules.ts'

const Instant = z.iso.datetime()
const Person = z.object({ tenantId: z.uuid(), fullName: z.string(), unitNumber: z.string().nullable() })

/** A parking stall, a storage locker, a key or a fob. */
export const Asset = z.object({
  id: z.uuid(),
  kind: z.enum(assetKinds),
  category: z.enum(assetCategories),
  number: z.string(),
  /** The parking level or the room. */
  place: z.string(),
  /** The unit that it belongs to. */
  unit: z.object({ id: z.uuid(), unitNumber: z.string() }).nullable(),
  status: z.enum(assetStatuses),
  state: z.enum(assetStates),
  note: z.string(),
  holder: Person.extend({ since: Instant }).nullable(),
  hasConflict: z.boolean(),
  version: z.int(),
  updatedAt: Instant,
})
export type Asset = z.infer<typeof Asset>

/** A resident who had it, or has it while `endedAt` is null. */
export const AssetPeriod = z.object({
  id: z.uuid(),
  tenantId: z.uuid(),
  fullName: z.string(),
  startedAt: Instant,
  endedAt: Instant.nullable(),
  endReason: z.enum(endReasons).nullable(),
})
export type AssetPeriod = z.infer<typeof AssetPeriod>
export const AssetWithHistory = Asset.extend({
  /** The newest first. */
  history: z.array(AssetPeriod),
})
export type AssetWithHistory = z.infer<typeof AssetWithHistory>

/** An asset that the records of several residents name, or of one who cannot have it, or the records of several units. */
export const AssetConflict = z.object({
  asset: Asset,
  /** The holder is the first of them, if there is one; empty when only units name it. */
  claimants: z.array(Person.extend({ since: Instant, isHolder: z.boolean() })),
  /** The unit that has it, and the other units that name it; empty when only residents do. */
  units: z.array(z.object({ id: z.uuid(), unitNumber: z.string(), hasAsset: z.boolean() })),
})
export type AssetConflict = z.infer<typeof AssetConflict>

export const WaitingResident = Person.extend({
  id: z.uuid(),
  /** Their account, for messages. */
  userId: z.uuid(),
  kind: z.enum(waitingKinds),
  /** The place in the line of this kind, from 1. */
  position: z.int(),
  note: z.string(),
  joinedAt: Instant,
})
export type WaitingResident = z.infer<typeof WaitingResident>

const Count = z.object({
  total: z.int(),
  assigned: z.int(),
  not_returned: z.int(),
  free: z.int(),
  visitor: z.int(),
  out_of_service: z.int(),
  deactivated: z.int(),
})
/** The counts of each category and state, and of what the office has to decide. */
export const AssetFigures = z.object({
  stall: Count,
  locker: Count,
  key: Count,
  fob: Count,
  conflicts: z.int(),
  waiting: z.int(),
})
export type AssetFigures = z.infer<typeof AssetFigures>

export const AssetFilter = z.object({
  category: z.enum([...assetCategories, 'key_or_fob'], words.errors.category).optional(),
  kind: z.enum(assetKinds, words.errors.kind).optional(),
  state: z.enum(assetStates, words.errors.state).optional(),
  place: z.string().trim().max(200, words.errors.tooLong('The place', 200)).optional(),
  tenantId: z.uuid(words.errors.tenant).optional(),
  unitId: z.uuid(words.errors.unit).optional(),
  search: z.string().trim().max(200, words.errors.tooLong('The search', 200)).optional(),
  /** With `freeFirst`, what is free and belongs to no unit comes first, as for a choice. */
  sort: z.enum(['number', 'freeFirst'], words.errors.sort).default('number'),
  limit: z.coerce.number('limit must be a number').int().min(1).max(1000, 'limit must be at most 1,000').default(1000),
  cursor: Cursor,
})
export type AssetFilter = z.infer<typeof AssetFilter>

const text = (name: string, most: number) =>
  z.string(words.errors.mustBeText(name)).trim().max(most, words.errors.tooLong(name, most))
const number = (name: string) => text(name, 100).refine(isVisible, words.errors.noNumber)
const unitId = z.uuid(words.errors.unit).nullish()

export const NewAsset = z.object({
  kind: z.enum(assetKinds, words.errors.kind),
  number: number('The number'),
  /** Adds all numbers up to this one. */
  lastNumber: text('The last number', 100).default(''),
  place: text('The place', 100).default(''),
  /** The unit of a fob. Units name their stalls, lockers and keys themselves. */
  unitId,
  note: text('The note', 1000).default(''),
})
export type NewAsset = z.infer<typeof NewAsset>

export const AssetChanges = z.object({
  kind: z.enum(assetKinds, words.errors.kind).optional(),
  place: text('The place', 100).optional(),
  status: z.enum(assetStatuses, words.errors.status).optional(),
  unitId,
  note: text('The note', 1000).optional(),
})
export type AssetChanges = z.infer<typeof AssetChanges>

export const NewWaiting = z.object({
  tenantId: z.uuid(words.errors.tenant),
  kind: z.enum(waitingKinds, words.errors.kind),
  note: text('The note', 1000).default(''),
})
export type NewWaiting = z.infer<typeof NewWaiting>
