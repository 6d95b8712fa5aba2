import { useContext } from 'react'
import { navigate, returnToOtherScreen } from '../navigation/navigate.ts'
import { AddressContext } from './address-context.ts'

type Changes = Record<string, string | undefined>

/** The search parameters of the address: filters, the page of a list, the open dialog. */
export function useAddress() {
  const search = useContext(AddressContext)
  if (!search) throw new Error('useAddress is used outside of an AddressProvider')
  /** Sets parameters; undefined removes one. `push` adds an entry to the history. */
  const change = (changes: Changes, how: 'push' | 'replace' = 'replace') =>
    navigate({
      to: '.',
      search: (before) => ({ ...before, ...changes }),
      replace: how === 'replace',
      keepScroll: true,
    })
  return {
    /** One parameter; undefined when it is absent. */
    at: (name: string): string | undefined => search[name],
    change,
    /** Closes what was opened: back to the screen from which it was, or to this one without these parameters. */
    close: (changes: Changes) => {
      if (!returnToOtherScreen()) change(changes)
    },
  }
}
