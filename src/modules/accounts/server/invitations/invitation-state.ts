import { type SQL, sql } from 'drizzle-orm'

/** Whether a person has never signed in. An expression over the table `users`, like the next ones. */
export const hasNeverSignedIn = sql.raw(`(users.deleted_at is null and users.status = 'invited'
  and users.password_hash is null)`)

/** Whether a person has never signed in and has an address for an invitation. */
export const isInvitable = sql`(users.email_canonical is not null and ${hasNeverSignedIn})`

/**
 * The state of the last invitation. A sent one whose link was replaced, ended or is over at `now` has expired; a
 * withdrawn e-mail invited nobody, and one that was withdrawn before it was tried changed nothing; a person without an address cannot be invited.
 */
export const invitationState = (
  now: Date,
): SQL => sql`case when users.email_canonical is null then 'no_email' else coalesce((
  select case
    when last.status in ('queued', 'failed') then last.status
    when last.status = 'withdrawn' then 'none'
    else coalesce((select case when link.opened_at is null then 'sent' else 'opened' end from one_time_tokens link
      where link.user_id = users.id and link.kind = 'invite' and link.used_at is null
        and link.expires_at > ${now.toISOString()}::timestamptz), 'expired')
  end
  from mail_outbox last where last.recipient_id = users.id and last.link_type = 'invite'
    and not (last.status = 'withdrawn' and last.attempts = 0)
  order by last.created_at desc, last.id desc limit 1), 'none') end`
