import { useNavigate, useSearch } from '@tanstack/react-router'

type Changes = Record<string, string | undefined>

/** What stands behind the '?' of the address: filters, the page of a list, the open dialog. */
export function useAddress() {
  const search: Record<string, unknown> = useSearch({ strict: false, structuralSharing: false })
  const navigate = useNavigate()
  return {
    /** A word of the address; undefined when it is not there. */
    at(name: string): string | undefined {
      const value = search[name]
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
    },
    /** Writes words; undefined takes one out. `push` lets Back undo it. */
    change(changes: Changes, how: 'push' | 'replace' = 'replace') {
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, ...changes }),
        replace: how === 'replace',
        resetScroll: false,
      })
    },
  }
}
