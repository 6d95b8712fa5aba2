import { useAddress } from '#platform/ui/data/use-address.ts'
import { kinds, type Kind } from '../choices.ts'
import type { EntryFilter } from '../contract.ts'

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text)
const isPerson = (text: string | undefined) =>
  text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

export type AuditFilterValues = { by: string; recordType: string; kind: Kind | 'all'; from: string; to: string }
const nothing: AuditFilterValues = { by: 'all', recordType: 'all', kind: 'all', from: '', to: '' }

/** The filters of the log, stored in the URL so that a link shows the same entries. */
export function useAuditFilter() {
  const address = useAddress()
  const at = (name: string) => address.at(name)
  const values: AuditFilterValues = {
    by: isPerson(at('by')) ? (at('by') ?? 'all') : 'all',
    recordType: at('recordType')?.slice(0, 100) ?? 'all',
    kind: kinds.find((kind) => kind === at('kind')) ?? 'all',
    from: isDay(at('from')) ? (at('from') ?? '') : '',
    to: isDay(at('to')) ? (at('to') ?? '') : '',
  }
  const chosen = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== 'all' && value !== ''),
  ) as EntryFilter
  const update = (changes: Partial<AuditFilterValues>) =>
    address.change(
      Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [name, value === 'all' || value === '' ? undefined : value]),
      ),
    )
  return { values, query: chosen, isFiltered: Object.keys(chosen).length > 0, update, clear: () => update(nothing) }
}
