import { useAddress } from '#platform/screens/use-address.ts'
import { kinds, type Kind } from '../choices.ts'
import type { Fitting } from '../contract.ts'

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text)
const isPerson = (text: string | undefined) =>
  text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

export type Asked = { by: string; noun: string; kind: Kind | 'all'; from: string; to: string }
const nothing: Asked = { by: 'all', noun: 'all', kind: 'all', from: '', to: '' }

/** Which entries are shown, kept in the address, so that a link shows the same ones. */
export function useAuditFilter() {
  const address = useAddress()
  const at = (name: string) => address.at(name)
  const asked: Asked = {
    by: isPerson(at('by')) ? (at('by') ?? 'all') : 'all',
    noun: at('noun')?.slice(0, 100) ?? 'all',
    kind: kinds.find((kind) => kind === at('kind')) ?? 'all',
    from: isDay(at('from')) ? (at('from') ?? '') : '',
    to: isDay(at('to')) ? (at('to') ?? '') : '',
  }
  const chosen = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== 'all' && value !== ''),
  ) as Fitting
  const ask = (changes: Partial<Asked>) =>
    address.change(
      Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [name, value === 'all' || value === '' ? undefined : value]),
      ),
    )
  return { asked, query: chosen, isFiltered: Object.keys(chosen).length > 0, ask, clear: () => ask(nothing) }
}
