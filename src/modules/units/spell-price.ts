import { buildingLocale } from '#platform/locale/locale.ts'
import type { Language } from '#platform/language/registry.ts'
import { cents } from '#platform/text/money.ts'

/**
 * An amount of money in words, so that a slipped digit is noticed: 'three hundred eighty-nine thousand dollars'. Null for a
 * currency whose words are not known in the language.
 */
export async function spellPrice(amount: number, language: Language): Promise<string | null> {
  const { currency } = buildingLocale()
  const spell = spellings[language]?.[currency]
  return spell ? spell(amount) : null
}

type Spellings = Readonly<Record<string, (amount: number) => Promise<string>>>
const spellings: Readonly<Partial<Record<Language, Spellings>>> = {
  en: {
    CAD: async (amount) => (await import('n2words/en-CA')).toCurrency(amount),
    USD: async (amount) => (await import('n2words/en-US')).toCurrency(amount),
    EUR: async (amount) => (await import('n2words/en-IE')).toCurrency(amount),
    GBP: async (amount) => (await import('n2words/en-GB')).toCurrency(amount),
  },
  fr: {
    CAD: spellDollars,
    EUR: async (amount) => (await import('n2words/fr-FR')).toCurrency(amount),
  },
}

async function spellDollars(amount: number): Promise<string> {
  const { toCardinal } = await import('n2words/fr-FR')
  const [whole, rest] = [Math.floor(cents(amount) / 100), cents(amount) % 100]
  const dollars = `${toCardinal(whole)} ${unitAfter(whole)}`
  return rest === 0 ? dollars : `${dollars} et ${toCardinal(rest)} ${rest === 1 ? 'cent' : 'cents'}`
}

/** French counts from two in the plural, and a round million has 'de': 'un million de dollars'. */
const unitAfter = (whole: number) => {
  if (whole < 2) return 'dollar'
  return whole % 1_000_000 === 0 ? 'de dollars' : 'dollars'
}
