import type { InvitationState } from '../choices.ts'

/** Texts about the invitation of one person, a resident or a user of the office; only the office reads them. */
export const invitationWords = {
  states: {
    no_email: 'No email address',
    none: 'Not invited',
    queued: 'Being sent',
    sent: 'Sent',
    opened: 'Opened',
    failed: 'Failed',
    expired: 'Expired',
  } satisfies Record<InvitationState, string>,
  /** The state behind the status of an account. */
  badge: {
    no_email: 'No email address',
    none: 'Not invited yet',
    queued: 'Invitation being sent',
    sent: 'Invitation sent',
    opened: 'Invitation opened',
    failed: 'Invitation failed',
    expired: 'Invitation expired',
  } satisfies Record<InvitationState, string>,
  invite: 'Invite',
  inviteAgain: 'Invite Again',
  inviting: 'Inviting...',
  sentOne: 'Invitation sent',
  notSentOne: 'The invitation could not be sent',
} as const
