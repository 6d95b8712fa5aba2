import type { DirectoryChoices, Neighbour } from './contract.ts'

/** What is known of somebody, before they chose what to show. */
export type Known = { name: string; unitNumbers: readonly string[]; phone: string | null; email: string | null }

/** What a neighbour sees: nothing without the name, and of the rest only what was chosen. */
export function shownTo(known: Known, choices: DirectoryChoices): Neighbour | null {
  if (!choices.showName) return null
  return {
    name: known.name,
    unitNumbers: choices.showUnit ? [...known.unitNumbers] : [],
    phone: choices.showPhone ? known.phone : null,
    email: choices.showEmail ? known.email : null,
  }
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether what is shown holds every word that was typed; what is hidden is never searched. */
export function holdsWords(neighbour: Neighbour, typed: string): boolean {
  const { name, unitNumbers, phone, email } = neighbour
  const text = plain([name, ...unitNumbers, phone ?? '', email ?? ''].join(' '))
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every(
      (word) =>
        text.includes(word) || (/^[\d()+.-]{3,}$/.test(word) && (phone ?? '').includes(word.replaceAll(/\D/g, ''))),
    )
}
