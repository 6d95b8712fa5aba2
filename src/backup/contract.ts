import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { words } from './words.ts'

export const rhythms = ['never', 'daily', 'weekly'] as const
export const Rhythm = z.enum(rhythms, words.badRhythm)
export type Rhythm = z.infer<typeof Rhythm>

/** When backups are made by themselves, and how many are kept. */
export const BackupPlan = z.object({
  every: Rhythm,
  /** An hour of the building's day. */
  fromHour: z.int(),
  keep: z.int(),
  lastMadeAt: z.iso.datetime().nullable(),
  /** Why the last one that was due could not be made. */
  lastProblem: z.string().nullable(),
  version: z.int(),
})
export type BackupPlan = z.infer<typeof BackupPlan>

export const PlanChanges = z.object({
  every: Rhythm.optional(),
  fromHour: z.int(words.badHour).min(0, words.badHour).max(23, words.badHour).optional(),
  keep: z.int(words.badKeep).min(1, words.badKeep).max(365, words.badKeep).optional(),
})
export type PlanChanges = z.infer<typeof PlanChanges>

/** One file of the backup folder. */
export const BackupFile = z.object({
  name: z.string(),
  madeAt: z.iso.datetime(),
  bytes: z.number(),
  rows: z.int(),
  files: z.int(),
  /** Files whose bytes were missing or damaged already when it was made. */
  missingFiles: z.int(),
})
export type BackupFile = z.infer<typeof BackupFile>

export const backups = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/backups',
    for: administrators,
    summary: 'The backups that lie in the data folder, newest first',
    reply: z.array(BackupFile),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/admin/backups',
    for: administrators,
    summary: 'Make a backup now; it is read back before this answers',
    status: 201,
    reply: BackupFile,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/admin/backups/:name',
    for: administrators,
    summary: 'Download a backup; the audit log keeps who did',
    type: 'application/x-tar',
    reply: z.never(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/backups/:name',
    for: administrators,
    summary: 'Remove a backup',
    reply: z.object({ message: z.string() }),
  }),
  plan: endpoint({
    method: 'GET',
    path: '/api/admin/settings/backup-plan',
    for: administrators,
    summary: 'When backups are made by themselves',
    reply: BackupPlan,
  }),
  changePlan: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings/backup-plan',
    for: administrators,
    summary: 'Change when backups are made by themselves',
    body: PlanChanges,
    ifMatch: true,
    reply: BackupPlan,
  }),
}
