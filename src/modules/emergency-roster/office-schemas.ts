import { z } from 'zod'
import { longestConsent, longestDeviceName } from './choices.ts'
import { rosterDeskWords as words } from './messages/desk.ts'
import { ConsentVersion, describesOther, emptyEntry, hasContent, needFields, undescribed } from './schemas.ts'

const consent = { error: () => words.consentRequired }

/** What the office enters for a person who cannot do it. */
export const NeedOnBehalf = z
  .object({
    userId: z.uuid(),
    unitId: z.uuid(),
    ...needFields,
    note: needFields.note.default(''),
    pets: needFields.pets.default(''),
    /** How the person agreed. */
    consentNote: z.string(consent).trim().min(1, consent).max(longestConsent),
    consentVersion: ConsentVersion,
  })
  .refine(hasContent, emptyEntry)
  .refine(describesOther, undescribed)
export type NeedOnBehalf = z.infer<typeof NeedOnBehalf>

const Base64 = (longest: number) =>
  z
    .string()
    .regex(/^[\d+/A-Za-z]+={0,2}$/)
    .max(longest)

/** The key pair of a passphrase. The browser creates it, so that the passphrase never leaves it. */
export const LockInput = z.object({
  salt: Base64(64),
  iterations: z.int().min(600_000).max(10_000_000),
  publicKey: Base64(1000),
  wrapIv: Base64(64),
  wrappedKey: Base64(4000),
})
export type LockInput = z.infer<typeof LockInput>

export const NewDevice = z.object({ name: z.string().trim().min(1).max(longestDeviceName) })
export type NewDevice = z.infer<typeof NewDevice>

/** A view of a copy without a connection. The device creates the id, so that it is recorded once, also when it is sent twice. */
export const CopyView = z.object({ id: z.uuid(), viewedBy: z.uuid(), viewedAt: z.iso.datetime() })
export type CopyView = z.infer<typeof CopyView>

export const ViewInput = z.object({
  way: z.enum(['screen', 'print']).default('screen'),
  /** The running incident or drill it is viewed for; by default the newest, incidents before drills. */
  incidentId: z.uuid().optional(),
})
export type ViewInput = z.infer<typeof ViewInput>
