import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { HouseholdRank, ResidenceType } from '#occupancy/contract.ts'
import { office } from '#platform/roles.ts'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { TenantType } from '#residents/choices.ts'
import { UnitCategoryInput } from '#units/contract.ts'
import { unitConditions } from '#units/rules.ts'
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
  hasMaintenanceIssue: z.boolean(),
  openRequests: z.int(),
  /** The primary resident. */
  tenant: UnitResident.nullable(),
  tenants: z.array(UnitResident),
})
export type Unit = z.infer<typeof Unit>

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
    body: UnitChanges,
    ifMatch: true,
    errors: [409],
    reply: Unit,
  }),
}
