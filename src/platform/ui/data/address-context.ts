import { createContext } from 'react'
import type { Parameters } from '../navigation/use-location.ts'

/** The search parameters that the screens show. */
export const AddressContext = createContext<Parameters | null>(null)
