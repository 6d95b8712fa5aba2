import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { deskLogEntries } from '#desk-log/server/table.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { units } from '#units/server/table.ts'
import { incidentKinds, updateAudiences } from '../choices.ts'
import type { ScriptStep, TextByLanguage } from '../script.ts'

const textsByLanguage = (name: string) => jsonb(name).$type<TextByLanguage>().notNull().default({})

/** The steps of each kind; null are those of the program. */
export const incidentScripts = pgTable('incident_scripts', {
  kind: text('kind', { enum: incidentKinds }).primaryKey(),
  steps: jsonb('steps').$type<ScriptStep[]>(),
  ...bookkeeping(),
})

/** It runs while `closedAt` is null. */
export const incidents = pgTable('incidents', {
  id: key(),
  kind: text('kind', { enum: incidentKinds }).notNull(),
  isDrill: boolean('is_drill').notNull().default(false),
  title: text('title').notNull(),
  /** The homes that are affected are on these floors and in these stacks; an empty list is all of them. */
  floors: integer('floors').array().notNull().default([]),
  stacks: text('stacks').array().notNull().default([]),
  /** The line in the portals, and whether it is shown. */
  statusTexts: textsByLanguage('status_texts'),
  isShown: boolean('is_shown').notNull().default(true),
  logEntryId: uuid('log_entry_id').references(() => deskLogEntries.id, { onDelete: 'set null' }),
  openedAt: instant('opened_at').notNull(),
  openedBy: uuid('opened_by')
    .notNull()
    .references(() => users.id),
  closedAt: instant('closed_at'),
  closedBy: uuid('closed_by').references(() => users.id),
  closingNote: text('closing_note').notNull().default(''),
  ...bookkeeping(),
})

/** The script of an incident, copied when it was opened. */
export const incidentSteps = pgTable('incident_steps', {
  id: key(),
  incidentId: uuid('incident_id')
    .notNull()
    .references(() => incidents.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  call: text('call').notNull().default(''),
  sayTexts: textsByLanguage('say_texts'),
  /** After so many minutes it is due again; null for a step that is done once. */
  isInside: boolean('is_inside').notNull().default(false),
  repeatMinutes: integer('repeat_minutes'),
  doneAt: instant('done_at'),
  doneBy: uuid('done_by').references(() => users.id),
  note: text('note').notNull().default(''),
  ...bookkeeping(),
})

/** The times at which a step that repeats was done. */
export const incidentStepTimes = pgTable('incident_step_times', {
  id: key(),
  stepId: uuid('step_id')
    .notNull()
    .references(() => incidentSteps.id, { onDelete: 'cascade' }),
  doneAt: instant('done_at').notNull(),
  doneBy: uuid('done_by')
    .notNull()
    .references(() => users.id),
  note: text('note').notNull().default(''),
})

/** Requests that came in about an incident. */
export const incidentRequests = pgTable('incident_requests', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' }),
  incidentId: uuid('incident_id')
    .notNull()
    .references(() => incidents.id, { onDelete: 'cascade' }),
  addedAt: instant('added_at').notNull(),
  /** Null for the report of a visitor without an account. */
  addedBy: uuid('added_by').references(() => users.id),
})

/** Residents who added that they are affected. */
export const incidentReports = pgTable(
  'incident_reports',
  {
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    unitId: uuid('unit_id').references(() => units.id),
    reportedAt: instant('reported_at').notNull(),
  },
  (report) => [primaryKey({ columns: [report.incidentId, report.userId] })],
)

/** Visitors who added that they are affected, at the code of a place. */
export const incidentVisitorReports = pgTable('incident_visitor_reports', {
  id: key(),
  incidentId: uuid('incident_id')
    .notNull()
    .references(() => incidents.id, { onDelete: 'cascade' }),
  placeName: text('place_name').notNull(),
  reportedAt: instant('reported_at').notNull(),
})

export const incidentUpdates = pgTable('incident_updates', {
  id: key(),
  incidentId: uuid('incident_id')
    .notNull()
    .references(() => incidents.id, { onDelete: 'cascade' }),
  texts: jsonb('texts').$type<TextByLanguage>().notNull(),
  audience: text('audience', { enum: updateAudiences }).notNull(),
  /** How many people it was sent to. */
  recipients: integer('recipients').notNull(),
  sentAt: instant('sent_at').notNull(),
  sentBy: uuid('sent_by')
    .notNull()
    .references(() => users.id),
})
