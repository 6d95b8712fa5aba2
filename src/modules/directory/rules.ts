import type { DirectoryChoices, Neighbour } from './contract.ts'

/** All values of a resident, before their choices are applied. */
export type Contact = { name: string; unitNumbers: readonly string[]; phone: string | null; email: string | null }

/** What a neighbour sees: nothing without the name, otherwise the chosen fields. */
export function toNeighbour(known: Contact, choices: DirectoryChoices): Neighbour | null {
  if (!choices.showName) return null
  return {
    name: known.name,
    unitNumbers: choices.showUnit ? [...known.unitNumbers] : [],
    phone: choices.showPhone ? known.phone : null,
    email: choices.showEmail ? known.email : null,
  }
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether the shown fields contain every word; hidden fields are never searched. */
export function matchesSearch(neighbour: Neighbour, typed: string): boolean {
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
