import { z } from 'zod'
import { FloorChanges, FloorSettings } from '#building/floor-settings.ts'
import { BuildingModel } from '#building/model.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'

/** The floor table of the settings. */
export const FloorRecord = z.object({ floors: FloorSettings, version: z.int() })
export type FloorRecord = z.infer<typeof FloorRecord>

/** The building after the changes; `faults` are the reasons that prevent them, naming floor and slot. */
export const FloorPreviewResult = z.object({ model: BuildingModel.nullable(), faults: z.array(z.string()) })
export type FloorPreviewResult = z.infer<typeof FloorPreviewResult>

const at = '/api/admin/settings/floors'

export const floorTable = {
  find: endpoint({
    method: 'GET',
    path: at,
    roles: administrators,
    summary: 'Floors, layouts with their facing tables, and parking levels',
    reply: FloorRecord,
  }),
  preview: endpoint({
    method: 'POST',
    path: `${at}/trial`,
    roles: administrators,
    summary: 'The building after these changes, and the errors that prevent them; nothing is changed',
    body: FloorChanges,
    reply: FloorPreviewResult,
  }),
  change: endpoint({
    method: 'PATCH',
    path: at,
    roles: administrators,
    summary: 'Change floors, layouts or parking levels, all or nothing, with immediate effect',
    body: FloorChanges,
    ifMatch: true,
    errors: [409],
    reply: FloorRecord,
  }),
}
