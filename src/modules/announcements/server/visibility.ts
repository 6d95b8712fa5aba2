import { sql } from 'drizzle-orm'
import { ownsNow } from '#occupancy/owners/server/owns-now.ts'
import { type Role, usesResidentPortal } from '#platform/roles.ts'
import { announcements } from './table.ts'

/** Delivered, not expired, not archived. */
const isRunning = (now: Date) => sql`(${announcements.archivedAt} is null and ${announcements.deliveredAt} is not null
  and ${announcements.publishedAt} <= ${now.toISOString()}
  and (${announcements.expiresAt} is null or ${announcements.expiresAt} > ${now.toISOString()}))`

const livesHere = (userId: string) => sql`exists (select from assignments s join residents t on t.id = s.resident_id
  where t.user_id = ${userId} and s.ended_at is null)`

/** An owner of a unit who gets announcements about it. */
const ownsHere = (userId: string, now: Date) => sql`exists (select from unit_owners join residents t
  on t.id = unit_owners.resident_id where t.user_id = ${userId} and ${ownsNow(now)} and unit_owners.gets_announcements)`

const wasSentTo = (userId: string) => sql`exists (select from announcement_recipients r
  where r.announcement_id = ${announcements.id} and r.user_id = ${userId})`

/** For the home of a household member; not what is for owners or renters only (`matchesHome`). */
const isForMembersHome = (userId: string) => sql`exists (select from current_household_members m
  join units h on h.id = m.unit_id join unit_stacks k on k.unit_id = h.id
  where m.user_id = ${userId} and case ${announcements.audience} ->> 'kind'
    when 'everyone' then true
    when 'floors' then ${announcements.audience} -> 'floors' @> to_jsonb(h.floor)
    when 'stacks' then ${announcements.audience} -> 'stacks' @> to_jsonb(k.stack)
    when 'units' then ${announcements.audience} -> 'unitIds' @> to_jsonb(h.id)
    else false end)`

/**
 * What a resident sees: announcements delivered to them, and those for the whole building, also after moving in
 * later. A household member sees those for the home. Without a current home or unit
 * they see nothing.
 */
export const isVisibleToResident = (userId: string, now: Date) => sql`(${isRunning(now)} and (
  (${livesHere(userId)} or ${ownsHere(userId, now)}) and (
    ${wasSentTo(userId)}
    or ${announcements.audience} ->> 'kind' = 'everyone')
  or ${isForMembersHome(userId)}))`

/** A current emergency, for its audience and for everyone who works here. */
export const isEmergencyFor = (reader: { id: string; role: Role }, now: Date) =>
  usesResidentPortal(reader.role)
    ? sql`(${announcements.emergency} and ${isRunning(now)} and (
        ${livesHere(reader.id)} and (${announcements.audience} ->> 'kind' = 'everyone' or ${wasSentTo(reader.id)})
        or ${isForMembersHome(reader.id)}))`
    : sql`(${announcements.emergency} and ${isRunning(now)})`
