import { z } from 'zod'
import { helpKinds } from './choices.ts'

/** The key pair of the passphrase, as browsers and the server exchange it. All bytes are base64. */
export const Lock = z.object({
  id: z.uuid(),
  salt: z.string(),
  iterations: z.int(),
  wrapIv: z.string(),
  /** The private key, wrapped by a key that is derived from the passphrase. */
  wrappedKey: z.string(),
})
export type Lock = z.infer<typeof Lock>

/** The roster, sealed for the passphrase. */
export const SealedCopy = z.object({
  lock: Lock,
  /** The key of the data, encrypted with the public key. */
  key: z.string(),
  iv: z.string(),
  data: z.string(),
  sealedAt: z.iso.datetime(),
})
export type SealedCopy = z.infer<typeof SealedCopy>

/** What an evacuation needs of a person, and nothing else: on a screen, on paper and in a copy. */
export const RosterEntry = z.object({
  id: z.uuid(),
  floor: z.int(),
  unitNumber: z.string(),
  fullName: z.string(),
  /** Of the account that entered it, because the scripts say to call. */
  phone: z.string().nullish(),
  needs: z.array(z.enum(helpKinds)),
  note: z.string(),
  pets: z.string(),
  /** The day of the last change. */
  updatedAt: z.iso.datetime(),
})
export type RosterEntry = z.infer<typeof RosterEntry>
