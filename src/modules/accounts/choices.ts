import { z } from 'zod'
import { languages } from '#platform/language/language.ts'
import { lenientEnum } from '#platform/text/lenient-enum.ts'

export const accountStatuses = ['Active', 'Invited', 'Suspended'] as const
export const AccountStatus = z.enum(accountStatuses)
export type AccountStatus = z.infer<typeof AccountStatus>
/** Accepts other spellings in a request: pending is Invited, inactive is Suspended. */
export const AccountStatusInput = lenientEnum(accountStatuses, { pending: 'Invited', inactive: 'Suspended' })

/** The last invitation of a person who has never signed in. */
export const invitationStates = ['no_email', 'none', 'queued', 'sent', 'opened', 'failed', 'expired'] as const
export const InvitationState = z.enum(invitationStates)
export type InvitationState = z.infer<typeof InvitationState>

/** The teams an assignee can belong to: the board's assignee filter. */
export const teams = ['maintenance', 'security', 'service', 'accounting'] as const
export const Team = z.enum(teams)
export type Team = z.infer<typeof Team>

export const themes = ['system', 'light', 'dark'] as const
export const Theme = z.enum(themes)
export type Theme = z.infer<typeof Theme>

export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

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
] as const
export type TokenKind = (typeof tokenKinds)[number]

/** Longer passwords are rejected, because hashing them only costs time. */
export const longestPassword = 200
export const shortestPassword = 8
