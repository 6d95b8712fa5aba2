import type { ContactField } from '#contact/contract.ts'
import type { SiteData } from './site-data.ts'
import type { SiteWords } from './words.ts'

/** The form as the server shows it: empty, with what was typed and what is wrong, or after a message went out. */
export type ContactForm = {
  values: Partial<Record<ContactField, string>>
  errors: Partial<Record<ContactField, string>>
  outcome: 'none' | 'sent' | 'failed'
  /** The unit a question is about, as the subject names it. */
  about?: string
}
/** The form for a question about a unit on the market; for any other unit it is the empty one. */
export function formAbout(
  { unit, for: kind }: { unit: string; for: string },
  { offers }: SiteData,
  words: SiteWords,
): ContactForm {
  const offer = offers.find((one) => one.unitNumber === unit && one.kind === kind)
  if (!offer) return emptyForm
  const reason = offer.kind === 'sale' ? 'purchase-inquiry' : 'rental-inquiry'
  const about = words.offers.subject[offer.kind](offer.unitNumber)
  return { ...emptyForm, values: { reason, subject: about }, about }
}
export const emptyForm: ContactForm = { values: {}, errors: {}, outcome: 'none' }
