import type { Category, Status } from '../requests/choices.ts'
import type { RequestChanges } from '../requests/request-input.ts'
import { isOpen, needsAssignee } from '../requests/rules.ts'
import { foldedText } from '#platform/text/search/folded-text.ts'
import type { Message } from '#platform/language/language.ts'
import { dispatchWords } from './messages/en.ts'

/** What one press changes on many requests. */
export type BulkChanges = Pick<RequestChanges, 'assignedTo' | 'vendorId' | 'priority' | 'status' | 'scheduledDate'>

type Changeable = { status: Status; assignedTo: string | null; hasOpenOrder?: boolean } & Partial<OrderedWords>
/** What a work order prints of a request, and the people of its home. */
export type OrderedWords = { title: string; description: string; petsNote: string | null; people: readonly string[] }

/** Why a request is left out of a change of many; null when it can be changed. */
export function validateBulkChange(request: Changeable, changes: BulkChanges): Message | null {
  const onlyOpen = ['assignedTo', 'vendorId', 'priority', 'scheduledDate'] as const
  if (onlyOpen.some((name) => changes[name] !== undefined) && !isOpen(request)) return () => dispatchWords.finished
  if (changes.vendorId && request.hasOpenOrder === true) return () => dispatchWords.hasOpenOrder
  if (changes.vendorId && namesPerson(request)) return () => dispatchWords.namesPerson
  const willHave = changes.assignedTo === undefined ? request.assignedTo : changes.assignedTo
  if (changes.status && needsAssignee({ assignedTo: willHave }, changes.status))
    return () => dispatchWords.needsAssignee
  return null
}

/**
 * Whether a request names a person of its home, or has a phone number or an e-mail address, which vendors get only after they accept.
 * Each part of a name counts as a word, with or without its accents, and seven digits in a row, with the usual signs between
 * them, as a phone number: a request that is left out without need is sent from its form.
 */
export function namesPerson({
  title = '',
  description = '',
  petsNote = '',
  people = [],
}: Partial<OrderedWords>): boolean {
  // Full-width digits and signs become usual ones.
  const text = foldedText([title, description, petsNote].join('\n').normalize('NFKC'))
  const words = new Set(wordsOf(text))
  const names = people.flatMap((name) => wordsOf(foldedText(name)))
  return (
    names.some((name) => name.length > 1 && words.has(name)) ||
    /\S@\S+\.\S|\p{Nd}(?:[\s()./\-\u2010-\u2015\u2212]{0,3}\p{Nd}){6}/u.test(text)
  )
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u)

/** Why nobody can be written to about a request; null when its resident can. */
export const validateBulkMessage = ({ residentId }: { residentId: string | null }): Message | null =>
  residentId === null ? () => dispatchWords.noResident : null

type Worker = { trades: readonly Category[]; open: number; name: string }

/** The order in which a picker offers people: whose trade it is, who has done any such work, and the least open work. */
export const bestFirst =
  (category: Category | null) =>
  (a: Worker, b: Worker): number =>
    Number(hasTrade(b, category)) - Number(hasTrade(a, category)) ||
    Number(b.trades.length > 0) - Number(a.trades.length > 0) ||
    a.open - b.open ||
    a.name.localeCompare(b.name)

export const hasTrade = ({ trades }: Pick<Worker, 'trades'>, category: Category | null): boolean =>
  category !== null && trades.includes(category)

/** The category of more than half of the requests; null for mixed ones, which fit nobody best. */
export const mainCategory = (categories: readonly Category[]): Category | null =>
  [...new Set(categories)].find(
    (category) => categories.filter((one) => one === category).length * 2 > categories.length,
  ) ?? null
