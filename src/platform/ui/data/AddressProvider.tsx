import { useSearch } from '@tanstack/react-router'
import { useDeferredValue, type ReactNode } from 'react'
import { AddressContext } from './address-context.ts'

/**
 * Gives the screens below the search parameters of the address at low priority. The router would render a whole section with its
 * list at once, and a press on a filter, a row or a tab would paint only after that.
 */
export function AddressProvider({ children }: { children: ReactNode }) {
  const search: Record<string, unknown> = useSearch({ strict: false, structuralSharing: false })
  return <AddressContext value={useDeferredValue(search)}>{children}</AddressContext>
}
