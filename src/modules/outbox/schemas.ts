import { z } from 'zod'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { mailSecurities } from '#platform/mail-security.ts'
import { serverWords as words } from './messages/server.ts'

const longest = 200
const { fields } = words
const text = (label: string) => z.string(words.needed(label)).max(longest, words.tooLong(label, longest))

/** The mail server through which e-mails are sent; an empty password leaves the stored one. */
export const NewMailServer = z.object({
  host: text(fields.host)
    .trim()
    .min(1, words.needed(fields.host))
    .regex(/^[\w.:-]+$/, words.badHost),
  port: z.number(words.badPort).int(words.badPort).min(1, words.badPort).max(65_535, words.badPort),
  security: z.enum(mailSecurities, words.badSecurity),
  username: text(fields.username).trim().default(''),
  password: text(fields.password).default(''),
  /** Empty for the address of the office. */
  sender: text(fields.sender)
    .trim()
    .refine((address) => address === '' || isEmailAddress(address), words.badSender)
    .default(''),
})
export type NewMailServer = z.infer<typeof NewMailServer>
