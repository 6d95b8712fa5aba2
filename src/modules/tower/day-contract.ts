import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { ResidenceType } from '#occupancy/contract.ts'
import { office } from '#platform/roles.ts'
import { UnitCategory } from '#units/schemas.ts'

/** The worst SLA state of a unit's open requests. */
export const slaStates = ['late', 'near', 'running', 'paused', 'none'] as const
export const SlaState = z.enum(slaStates)
export type SlaState = z.infer<typeof SlaState>

/** A unit at the end of a past day, or now for the present day; without names. */
export const UnitOnDay = z.object({
  id: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  slot: z.int().nullable(),
  category: UnitCategory,
  /** Of the primary resident; null when the unit is vacant. */
  residence: ResidenceType.nullable(),
  /** The first vacant day; null while occupied, and when never occupied. */
  vacantSince: z.iso.date().nullable(),
  openRequests: z.int(),
  /** The day on which the oldest open request was created. */
  oldestRequest: z.iso.date().nullable(),
  /** Only for today: past SLAs and leases are not stored. */
  slaState: SlaState.nullable(),
  leaseEnd: z.iso.date().nullable(),
})
export type UnitOnDay = z.infer<typeof UnitOnDay>

export const BuildingOnDay = z.object({
  day: z.iso.date(),
  today: z.iso.date(),
  /** The first recorded day; today without records. */
  since: z.iso.date(),
  units: z.array(UnitOnDay),
})
export type BuildingOnDay = z.infer<typeof BuildingOnDay>

export const towerDays = {
  on: endpoint({
    method: 'GET',
    path: '/api/admin/building/on',
    roles: office,
    summary: 'The occupancy and open requests of all units at the end of a day, by default now',
    query: z.object({ day: z.iso.date('day must be a date such as 2026-01-31').optional() }),
    reply: BuildingOnDay,
  }),
}
