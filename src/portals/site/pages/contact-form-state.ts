import type { ContactField } from '#contact/choices.ts'

/** The state of the form as the server renders it: empty, with input and errors, or after sending. */
export type ContactForm = {
  values: Partial<Record<ContactField, string>>
  errors: Partial<Record<ContactField, string>>
  outcome: 'none' | 'sent' | 'failed'
  /** The unit that a question is about, as in the subject. */
  about?: string
}
