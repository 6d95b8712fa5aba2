import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { HouseholdRank, ResidenceType } from '#occupancy/contract.ts'
import { office } from '#platform/roles.ts'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { TenantType } from '#residents/schemas.ts'
import { UnitCategoryInput } from '#units/schemas.ts'
import { unitConditions } from '#units/rules.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { unitFields, NewUnit, UnitChanges } from '#units/fields.ts'

/** A current resident or holder of a unit. */
export const UnitResident = z.object({
  id: z.uuid(),
  fullName: z.string(),
  tenantType: TenantType,
  residenceType: ResidenceType,
  rank: HouseholdRank,
  phoneNumber: z.string().nullable(),
  user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string().nullable() }),
})
export type UnitResident = z.infer<typeof UnitResident>

/** A unit with its residents and the number of its open requests, without access codes. */
export const Unit = z.object({
  ...unitFields,
  /** As entered for the unit, otherwise from the floor's layout. */
  facing: z.string().nullable(),
  isOccupied: z.boolean(),
  /** The first day of residents whose move into the unit is planned. */
  movesInOn: z.iso.date().nullable(),
  hasMaintenanceIssue: z.boolean(),
  openRequests: z.int(),
  /** The primary resident. */
  tenant: UnitResident.nullable(),
  tenants: z.array(UnitResident),
})
export type Unit = z.infer<typeof Unit>

/** A unit as the lists and views draw it: without notes, features and prices. */
export const ListedUnit = Unit.pick({
  id: true,
  unitNumber: true,
  floor: true,
  slot: true,
  stack: true,
  category: true,
  unitType: true,
  status: true,
  ownerName: true,
  squareFootage: true,
  bedrooms: true,
  bathrooms: true,
  balcony: true,
  balconyCount: true,
  facing: true,
  parkingAllocation: true,
  storageLockers: true,
  isOccupied: true,
  movesInOn: true,
  openRequests: true,
  version: true,
}).extend({
  /** The primary resident first. */
  tenants: z.array(
    UnitResident.pick({ fullName: true, tenantType: true }).extend({ user: z.object({ email: z.string() }) }),
  ),
})
export type ListedUnit = z.infer<typeof ListedUnit>

/** A unit in a picture of the tower: its place and state. */
export const PictureUnit = ListedUnit.pick({
  unitNumber: true,
  floor: true,
  slot: true,
  category: true,
  status: true,
  isOccupied: true,
  openRequests: true,
})
export type PictureUnit = z.infer<typeof PictureUnit>

/** The pages of the own lists of units. */
const UnitPage = z.object({
  limit: z.coerce.number('limit must be a number').int().min(1).max(1000, 'limit must be at most 1,000').default(1000),
  cursor: Cursor,
})

/** The filter of the list; without any field all units are returned. */
export const UnitFilter = z.object({
  search: z.string().trim().max(200, 'The search can have at most 200 characters').optional(),
  floor: z.coerce.number('floor must be a number').int('floor must be a whole number').optional(),
  area: lenientEnum(['residential', 'commercial']).optional(),
  /** A status, its occupancy, or 'Maintenance' for units with an open request. */
  status: lenientEnum(unitConditions).optional(),
  type: UnitCategoryInput.optional(),
  bedrooms: z.coerce.number('bedrooms must be a number').int('bedrooms must be a whole number').optional(),
  sort: z.enum(['unit', '-unit'], 'sort must be unit or -unit').optional(),
  limit: z.coerce.number('limit must be a number').int().min(1).max(1000, 'limit must be at most 1,000').optional(),
  cursor: Cursor,
})
export type UnitFilter = z.infer<typeof UnitFilter>

export const tower = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/unit-list',
    roles: office,
    summary: 'The units with the fields that lists and views show, by floor and number',
    query: UnitPage,
    etag: true,
    reply: z.array(ListedUnit),
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/admin/tower-picture',
    roles: office,
    summary: 'The units with their place and state alone, for a picture of the tower',
    query: UnitPage,
    etag: true,
    reply: z.array(PictureUnit),
  }),
  units: endpoint({
    method: 'GET',
    path: '/api/admin/units',
    roles: office,
    summary: 'All units with their residents and open requests, by floor and number',
    query: UnitFilter,
    etag: true,
    reply: z.array(Unit),
  }),
  unit: endpoint({
    method: 'GET',
    path: '/api/admin/units/:id',
    roles: office,
    summary: 'One unit',
    reply: Unit,
  }),
  createUnit: endpoint({
    method: 'POST',
    path: '/api/admin/units',
    roles: office,
    summary: 'Add a unit',
    body: NewUnit,
    status: 201,
    reply: Unit,
  }),
  changeUnit: endpoint({
    method: 'PATCH',
    path: '/api/admin/units/:id',
    roles: office,
    summary: 'Change a unit; absent fields are unchanged',
    query: UndoableQuery,
    body: UnitChanges,
    ifMatch: true,
    errors: [409],
    reply: Unit,
  }),
}
