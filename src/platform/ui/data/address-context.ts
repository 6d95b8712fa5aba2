import { createContext } from 'react'

/** The search parameters that the screens show. */
export const AddressContext = createContext<Record<string, unknown> | null>(null)
