import { z } from 'zod'
import { languages } from '#platform/language.ts'
import { spelledLike } from '#platform/spelling.ts'

export const accountStatuses = ['Active', 'Invited', 'Suspended'] as const
export const AccountStatus = z.enum(accountStatuses)
export type AccountStatus = z.infer<typeof AccountStatus>
/** As the wire may spell it: pending is Invited, inactive is Suspended. */
export const AccountStatusAsSent = spelledLike(accountStatuses, { pending: 'Invited', inactive: 'Suspended' })

/** The teams an assignee can belong to: the board's assignee filter. */
export const teams = ['maintenance', 'security', 'service', 'accounting'] as const
export const Team = z.enum(teams)
export type Team = z.infer<typeof Team>

export const themes = ['system', 'light', 'dark'] as const
export const Theme = z.enum(themes)
export type Theme = z.infer<typeof Theme>

export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

export const tokenKinds = ['reset', 'invite'] as const
export const TokenKind = z.enum(tokenKinds)
export type TokenKind = z.infer<typeof TokenKind>

/** The longest password that is hashed; longer ones only cost time. */
export const longestPassword = 200
export const shortestPassword = 8
