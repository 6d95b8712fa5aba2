import type { Day } from '#platform/time/dates.ts'
import { formatFullName } from '../../requests/format.ts'
import type { Category } from '../../requests/choices.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { categoryWords } from '../../requests/vocabulary.ts'
import { expiryOf } from '../../vendors/expiry.ts'
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
  /** The vendor gets a work order for each request, instead of a change of the requests. */
  isOrder: boolean
  /** The vendor's insurance has ended, so the office confirms it first. */
  isUninsured: boolean
  /** Who will be notified. */
  effect: string
}

type Work = { people: readonly PersonAtWork[]; vendors: readonly VendorAtWork[] }

/** People who are offered before the vendors of the trade; the others follow. */
const firstPeople = 5

/**
 * The best fit first: a person, or the first vendor of the trade where no person has it. Then people, the vendors of the trade,
 * the others, and nobody; only those whose name or trade has the text. `today` decides whether a vendor is insured.
 */
export function pickerOptions(
  { people, vendors }: Work,
  category: Category | null,
  text: string,
  today: Day,
): PickerOption[] {
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
        isOrder: false,
        isUninsured: false,
        effect: words.assignEffects.person,
      }
    })
  const companies = vendors.map((vendor) => ({ ...vendor, trades: [vendor.trade] })).toSorted(bestFirst(category))
  const [ofTrade, others] = [true, false].map((is) =>
    companies
      .filter((vendor) => hasTrade(vendor, category) === is)
      .map((vendor, at) => vendorOption(vendor, today, is && at === 0 && !workers.some(({ isBestFit }) => isBestFit))),
  )
  const nobody: PickerOption = {
    id: 'nobody',
    kind: 'nobody',
    name: words.unassign,
    line: words.unassignLine,
    isBestFit: false,
    work: null,
    changes: { assignedTo: null },
    isOrder: false,
    isUninsured: false,
    effect: words.assignEffects.nobody,
  }
  const sought = text.trim().toLowerCase()
  return [
    ...workers.slice(0, firstPeople),
    ...(ofTrade ?? []),
    ...workers.slice(firstPeople),
    ...(others ?? []),
    nobody,
  ]
    .toSorted((a, b) => Number(b.isBestFit) - Number(a.isBestFit))
    .filter(({ name, line }) => `${name} ${line}`.toLowerCase().includes(sought))
}

function vendorOption(vendor: VendorAtWork, today: Day, isBestFit: boolean): PickerOption {
  const expiry = expiryOf(vendor.insuredUntil, today)
  const papers = words.vendorPapers
  const rest = !vendor.hasEmail
    ? papers.noEmail
    : expiry !== null
      ? papers[expiry]
      : vendor.insuredUntil === null
        ? null
        : papers.insured
  return {
    id: vendor.id,
    kind: 'vendor',
    name: vendor.name,
    line: words.vendorLine([categoryWords[vendor.trade], ...(rest === null ? [] : [rest])]),
    isBestFit,
    work: vendor,
    changes: { vendorId: vendor.id },
    isOrder: vendor.hasEmail,
    isUninsured: vendor.hasEmail && expiry === 'expired',
    effect: vendor.hasEmail ? words.assignEffects.order : words.assignEffects.vendor,
  }
}
