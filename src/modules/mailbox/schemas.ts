import { z } from 'zod'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { mailSecurities } from '#platform/mail-security.ts'
import { words } from './messages/en.ts'

const longest = 200
const needed = (label: string) =>
  z.string(words.needed(label)).trim().min(1, words.needed(label)).max(longest, words.tooLong(label, longest))
const { fields } = words

/** The token needs 48 characters of the 64 before the @. */
const isReplyAddress = (text: string) =>
  /^[^@{}]{1,16}\{token\}[^@{}]{0,8}@/.test(text) && isEmailAddress(text.replace('{token}', 'token'))

/** The mailbox of answers; an empty password leaves the stored one. */
export const NewReceivingSettings = z.object({
  host: needed(fields.host).regex(/^[\w.:-]+$/, words.badHost),
  port: z.number(words.badPort).int(words.badPort).min(1, words.badPort).max(65_535, words.badPort),
  security: z.enum(mailSecurities, words.badSecurity),
  username: needed(fields.username),
  password: z.string(words.needed(fields.password)).max(longest, words.tooLong(fields.password, longest)).default(''),
  folder: needed(fields.folder).default('INBOX'),
  replyAddress: needed(fields.replyAddress).refine(isReplyAddress, words.badReplyAddress),
  authservId: needed(fields.authservId).regex(/^[\w.-]+$/, words.badAuthservId),
})
export type NewReceivingSettings = z.infer<typeof NewReceivingSettings>

/** The request of an e-mail whose address names none. */
export const AcceptInput = z.object({
  requestNumber: z
    .number(words.badNumber)
    .int(words.badNumber)
    .min(1, words.badNumber)
    .max(2_147_483_647, words.badNumber)
    .optional(),
})
export type AcceptInput = z.infer<typeof AcceptInput>

export const WorkingAddress = z.object({ address: needed(fields.address) })
export type WorkingAddress = z.infer<typeof WorkingAddress>
