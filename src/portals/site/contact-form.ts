import { words } from './words.ts'

export const contactFields = ['name', 'email', 'phone', 'reason', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** People never see this field; programs that fill in everything give themselves away. */
export const trapField = 'company'

/** The form as the server shows it: empty, with what was typed and what is wrong, or after a message went out. */
export type ContactForm = {
  values: Partial<Record<ContactField, string>>
  errors: Partial<Record<ContactField, string>>
  outcome: 'none' | 'sent' | 'failed'
}
export const emptyForm: ContactForm = { values: {}, errors: {}, outcome: 'none' }

/** What a browser can see before sending; the server has the last word. */
export function whyNotSend(values: Record<ContactField, string>): Partial<Record<ContactField, string>> {
  const errors: Partial<Record<ContactField, string>> = {}
  for (const field of contactFields) if (values[field].trim() === '') errors[field] = words.contact.missing[field]
  const { email, phone } = values
  errors.email ??= /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : words.contact.badEmail
  errors.phone ??= phone.trim().length >= 5 && phone.trim().length <= 40 ? undefined : words.contact.badPhone
  if (errors.email === undefined) delete errors.email
  if (errors.phone === undefined) delete errors.phone
  return errors
}
