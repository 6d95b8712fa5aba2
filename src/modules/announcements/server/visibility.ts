import { sql } from 'drizzle-orm'
import { announcements } from './table.ts'

/** Delivered, not expired, not archived. */
const isRunning = (now: Date) => sql`(${announcements.archivedAt} is null and ${announcements.deliveredAt} is not null
  and ${announcements.publishedAt} <= ${now.toISOString()}
  and (${announcements.expiresAt} is null or ${announcements.expiresAt} > ${now.toISOString()}))`

const livesHere = (userId: string) => sql`exists (select from assignments s join residents t on t.id = s.resident_id
  where t.user_id = ${userId} and s.ended_at is null)`

/**
 * What a resident sees: announcements delivered to them, and those for the whole building, also after moving in
 * later. Without a current home they see nothing.
 */
export const isVisibleToResident = (userId: string, now: Date) => sql`(${isRunning(now)} and ${livesHere(userId)} and (
  exists (select from announcement_recipients r where r.announcement_id = ${announcements.id} and r.user_id = ${userId})
  or ${announcements.audience} ->> 'kind' = 'everyone'))`

/** A current emergency, for residents with a home and for everyone who works here. */
export const isEmergencyFor = (reader: { id: string; role: string }, now: Date) =>
  reader.role === 'tenant'
    ? sql`(${announcements.emergency} and ${isRunning(now)} and ${livesHere(reader.id)})`
    : sql`(${announcements.emergency} and ${isRunning(now)})`
