import { formatFullName } from '../../requests/format.ts'
import type { Category } from '../../requests/choices.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { categoryWords } from '../../requests/vocabulary.ts'
import type { PersonAtWork, VendorAtWork } from '../contract.ts'
import { dispatchWords as words } from '../messages/en.ts'
import { bestFirst, type BulkChanges, hasTrade } from '../rules.ts'

/** A person who can be given requests, as a picker shows them. */
export type PickerOption = {
  id: string
  kind: 'person' | 'vendor' | 'nobody'
  name: string
  line: string
  isBestFit: boolean
  work: { open: number; due: number } | null
  changes: BulkChanges
  /** Who will be notified. */
  hears: string
}

type Work = { people: readonly PersonAtWork[]; vendors: readonly VendorAtWork[] }

/** The people with the best fit first, then the vendors, then nobody; only those whose name or trade has the text. */
export function pickerOptions({ people, vendors }: Work, category: Category | null, text: string): PickerOption[] {
  const workers = people
    .map((person) => ({ ...person, name: formatFullName(person) }))
    .toSorted(bestFirst(category))
    .map((person, at): PickerOption => {
      const trades = person.trades.map((trade) => categoryWords[trade]).join(', ')
      return {
        id: person.id,
        kind: 'person',
        name: person.name,
        line: trades || officeWords.team(person),
        isBestFit: at === 0 && hasTrade(person, category),
        work: person,
        changes: { assignedTo: person.id },
        hears: words.hears.person,
      }
    })
  const companies = vendors
    .map((vendor) => ({ ...vendor, trades: [vendor.trade] }))
    .toSorted(bestFirst(category))
    .map((vendor): PickerOption => ({
      id: vendor.id,
      kind: 'vendor',
      name: vendor.name,
      line: words.vendorLine(categoryWords[vendor.trade]),
      isBestFit: false,
      work: vendor,
      changes: { vendorId: vendor.id },
      hears: words.hears.vendor(vendor.name, vendor.hasEmail),
    }))
  const nobody: PickerOption = {
    id: 'nobody',
    kind: 'nobody',
    name: words.unassign,
    line: words.unassignLine,
    isBestFit: false,
    work: null,
    changes: { assignedTo: null },
    hears: words.hears.nobody,
  }
  const sought = text.trim().toLowerCase()
  return [...workers, ...companies, nobody].filter(({ name, line }) => `${name} ${line}`.toLowerCase().includes(sought))
}
