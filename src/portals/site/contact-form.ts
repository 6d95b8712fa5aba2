import type { ContactField } from '#contact/contract.ts'

/** The form as the server shows it: empty, with what was typed and what is wrong, or after a message went out. */
export type ContactForm = {
  values: Partial<Record<ContactField, string>>
  errors: Partial<Record<ContactField, string>>
  outcome: 'none' | 'sent' | 'failed'
}
export const emptyForm: ContactForm = { values: {}, errors: {}, outcome: 'none' }
