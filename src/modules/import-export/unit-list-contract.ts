import { z } from 'zod'
import { listedGroundFloor } from '#building/shape/choices.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'

/** What a list of units says; null is what it does not say. */
export const UnitListFile = z.object({
  /** The headers of the columns that were read, and of those that were not. */
  columns: z.object({
    unitNumber: z.string(),
    floor: z.string().nullable(),
    area: z.string().nullable(),
    bedrooms: z.string().nullable(),
    category: z.string().nullable(),
    unused: z.array(z.string()),
  }),
  rows: z.array(
    z.object({
      line: z.int(),
      unitNumber: z.string(),
      /** The number of the floor, or that it is the ground floor. */
      floor: z.union([z.int(), z.literal(listedGroundFloor)]).nullable(),
      /** Square metres. */
      area: z.number().nullable(),
      bedrooms: z.int().nullable(),
      isCommercial: z.boolean().nullable(),
    }),
  ),
})
export type UnitListFile = z.infer<typeof UnitListFile>

export const unitList = {
  read: endpoint({
    method: 'POST',
    path: '/api/admin/imports/unit-list',
    roles: administrators,
    summary: 'Read a CSV file with the numbers of all units, for a proposal of floors and layouts; nothing is stored',
    bodyType: 'sheet',
    reply: UnitListFile,
  }),
}
