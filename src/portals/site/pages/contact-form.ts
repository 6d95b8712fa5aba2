import type { ContactForm } from './contact-form-state.ts'
import type { SiteData } from '../shell/site-data.ts'
import type { SiteWords } from '../messages/en.ts'

/** The form for a question about a unit on the market; empty for any other unit. */
export function createForm(
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
