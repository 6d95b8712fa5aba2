import type { Language } from '#platform/language/language.ts'
import { cents } from '#platform/text/money.ts'

/** An amount of dollars in words, so that a slipped digit is noticed: 'three hundred eighty-nine thousand dollars'. */
export async function spellPrice(amount: number, language: Language): Promise<string> {
  if (language === 'en') return (await import('n2words/en-CA')).toCurrency(amount)
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
