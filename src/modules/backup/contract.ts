import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { words } from './messages/en.ts'
import { rhythms } from './choices.ts'

export const BackupInterval = z.enum(rhythms, words.badRhythm)

/** The schedule of automatic backups, and how many to keep. */
export const BackupPlan = z.object({
  every: BackupInterval,
  /** An hour in the building's time zone. */
  fromHour: z.int(),
  keep: z.int(),
  lastMadeAt: z.iso.datetime().nullable(),
  /** Why the last scheduled backup failed. */
  lastProblem: z.string().nullable(),
  version: z.int(),
})
export type BackupPlan = z.infer<typeof BackupPlan>

export const PlanChanges = z.object({
  every: BackupInterval.optional(),
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
  /** Files whose bytes were missing or damaged when it was made. */
  missingFiles: z.int(),
})
export type BackupFile = z.infer<typeof BackupFile>

export const backups = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/backups',
    roles: administrators,
    summary: 'The backups in the data folder, newest first',
    reply: z.array(BackupFile),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/admin/backups',
    roles: administrators,
    summary: 'Create a backup now and verify it',
    status: 201,
    reply: BackupFile,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/admin/backups/:name',
    roles: administrators,
    summary: 'Download a backup; the download is audited',
    contentType: 'application/x-tar',
    reply: z.never(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/backups/:name',
    roles: administrators,
    summary: 'Remove a backup',
    reply: z.object({ message: z.string() }),
  }),
  plan: endpoint({
    method: 'GET',
    path: '/api/admin/settings/backup-plan',
    roles: administrators,
    summary: 'The schedule of automatic backups',
    reply: BackupPlan,
  }),
  changePlan: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings/backup-plan',
    roles: administrators,
    summary: 'Change the schedule of automatic backups',
    body: PlanChanges,
    ifMatch: true,
    reply: BackupPlan,
  }),
}
