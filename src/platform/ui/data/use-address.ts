import { useNavigate } from '@tanstack/react-router'
import { useContext } from 'react'
import { AddressContext } from './address-context.ts'

type Changes = Record<string, string | undefined>

/** The search parameters of the address: filters, the page of a list, the open dialog. */
export function useAddress() {
  const search = useContext(AddressContext)
  if (!search) throw new Error('useAddress is used outside of an AddressProvider')
  const navigate = useNavigate()
  return {
    /** One parameter; undefined when it is absent. */
    at(name: string): string | undefined {
      const value = search[name]
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
    },
    /** Sets parameters; undefined removes one. `push` adds an entry to the history. */
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
