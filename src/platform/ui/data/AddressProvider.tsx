import { useDeferredValue, type ReactNode } from 'react'
import { useLocation } from '../navigation/use-location.ts'
import { AddressContext } from './address-context.ts'

/**
 * Gives the screens below the search parameters of the address at low priority. Otherwise a whole section would render with its
 * list at once, and a press on a filter, a row or a tab would paint only after that.
 */
export const AddressProvider = ({ children }: { children: ReactNode }) => (
  <AddressContext value={useDeferredValue(useLocation().search)}>{children}</AddressContext>
)
