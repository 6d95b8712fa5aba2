import { createContext } from 'react'
import type { SearchParameters } from '../navigation/use-location.ts'

/** The search parameters that the screens show. */
export const AddressContext = createContext<SearchParameters | null>(null)
