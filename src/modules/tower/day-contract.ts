import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { ResidenceType } from '#occupancy/contract.ts'
import { office } from '#platform/roles.ts'
import { UnitCategory } from '#units/contract.ts'

/** The worst SLA state of a unit's open requests. */
export const slaStates = ['late', 'near', 'running', 'paused', 'none'] as const
export const SlaState = z.enum(slaStates)
export type SlaState = z.infer<typeof SlaState>

/** A unit as it stood at the end of a day; on the present day, as it stands now. Nobody's name. */
export const UnitOnDay = z.object({
  id: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  slot: z.int().nullable(),
  category: UnitCategory,
  /** Of its first resident; null when nobody occupied it. */
  residence: ResidenceType.nullable(),
  /** The first vacant day; null while occupied, and when never occupied. */
  vacantSince: z.iso.date().nullable(),
  openRequests: z.int(),
  /** The day on which the oldest of them came in. */
  oldestRequest: z.iso.date().nullable(),
  /** Only for today: past SLAs and leases are not stored. */
  promise: SlaState.nullable(),
  leaseEnd: z.iso.date().nullable(),
})
export type UnitOnDay = z.infer<typeof UnitOnDay>

export const BuildingOnDay = z.object({
  day: z.iso.date(),
  today: z.iso.date(),
  /** The first day that the histories tell of; today where there are none. */
  since: z.iso.date(),
  units: z.array(UnitOnDay),
})
export type BuildingOnDay = z.infer<typeof BuildingOnDay>

export const towerDays = {
  on: endpoint({
    method: 'GET',
    path: '/api/admin/building/on',
    roles: office,
    summary: 'Who held which unit and what was open at the end of a day; without a day, now',
    query: z.object({ day: z.iso.date('The day is written YYYY-MM-DD').optional() }),
    reply: BuildingOnDay,
  }),
}
