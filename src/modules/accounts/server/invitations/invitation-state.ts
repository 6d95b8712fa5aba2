import { sql } from 'drizzle-orm'

/** Whether a person has never signed in and can be invited. An expression over the table `users`, like the next. */
export const isInvitable = sql.raw(`(users.deleted_at is null and users.email_canonical is not null
  and users.status = 'invited' and users.password_hash is null)`)

/**
 * The state of the last invitation. A sent one whose link was replaced, ended or is over has expired; a withdrawn e-mail
 * invited nobody.
 */
export const invitationState = sql.raw(`coalesce((
  select case
    when last.status in ('queued', 'failed') then last.status
    when last.status = 'withdrawn' then 'none'
    else coalesce((select case when link.opened_at is null then 'sent' else 'opened' end from one_time_tokens link
      where link.user_id = users.id and link.kind = 'invite' and link.used_at is null and link.expires_at > now()), 'expired')
  end
  from mail_outbox last where last.recipient_id = users.id and last.link_type = 'invite'
  order by last.created_at desc, last.id desc limit 1), 'none')`)
