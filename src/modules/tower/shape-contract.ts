import { z } from 'zod'
import { BuildingShape } from '#building/shape/schemas.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'

/** A change of the draft; the current one is what the editor shows. */
const DraftChange = z.object({ number: z.int(), change: z.string(), at: z.iso.datetime(), isCurrent: z.boolean() })
export type DraftChange = z.infer<typeof DraftChange>

/** The draft of the building's shape, with its latest changes, newest first. */
export const ShapeDraft = z.object({
  shape: BuildingShape,
  version: z.int(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  changes: z.array(DraftChange),
})
export type ShapeDraft = z.infer<typeof ShapeDraft>

/** What using the draft changes; `faults` are the reasons that prevent it. */
export const ShapeEffects = z.object({
  newUnits: z.int(),
  removedUnits: z.array(z.string()),
  newStalls: z.int(),
  newLockers: z.int(),
  /** Stalls and lockers whose number no level has: unused ones that a draft added are removed, others stay. */
  removedAssets: z.array(z.string()),
  assetsInUse: z.array(z.string()),
  differences: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
})
export type ShapeEffects = z.infer<typeof ShapeEffects>

const at = '/api/admin/settings/building-shape'

export const buildingShape = {
  find: endpoint({
    method: 'GET',
    path: at,
    roles: administrators,
    summary: 'The draft of the shape of the building; the shape as it is before the first change',
    errors: [404],
    reply: ShapeDraft,
  }),
  change: endpoint({
    method: 'PUT',
    path: at,
    roles: administrators,
    summary: 'Store the draft as a new version; the building itself stays as it is',
    body: BuildingShape,
    ifMatch: true,
    errors: [404],
    reply: ShapeDraft,
  }),
  step: endpoint({
    method: 'POST',
    path: `${at}/step`,
    roles: administrators,
    summary: 'Return the draft to its previous version, or to the next one that was undone',
    body: z.object({ to: z.enum(['previous', 'next'], 'Choose previous or next') }),
    ifMatch: true,
    errors: [404, 409],
    reply: ShapeDraft,
  }),
  effects: endpoint({
    method: 'GET',
    path: `${at}/effects`,
    roles: administrators,
    summary: 'What using the draft would change, and what prevents it; nothing is changed',
    errors: [404],
    reply: ShapeEffects,
  }),
  apply: endpoint({
    method: 'POST',
    path: `${at}/use`,
    roles: administrators,
    summary: 'Use the draft: floors, layouts, parking levels and surroundings follow it, and new slots get units',
    ifMatch: true,
    errors: [404, 409],
    reply: ShapeEffects,
  }),
}
