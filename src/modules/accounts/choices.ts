export const accountStatuses = ['Active', 'Invited', 'Suspended'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** The last invitation of a person who has never signed in. */
export const invitationStates = ['no_email', 'none', 'queued', 'sent', 'opened', 'failed', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

/** The teams an assignee can belong to: the board's assignee filter. */
export const teams = ['maintenance', 'security', 'service', 'accounting'] as const
export type Team = (typeof teams)[number]

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The addresses that a person must confirm after changing them. */
export const emailKinds = ['sign-in', 'primary', 'secondary'] as const
export type EmailKind = (typeof emailKinds)[number]

/** The links that can sign in or act as a person. */
export const tokenKinds = [
  'reset',
  'invite',
  'sign-in-email',
  'primary-email',
  'secondary-email',
  'confirmation',
  'visit',
  'alert',
] as const
export type TokenKind = (typeof tokenKinds)[number]

/** Longer passwords are rejected, because hashing them only costs time. */
export const longestPassword = 200
export const shortestPassword = 8
