import { createContext, use } from 'react'

export const BuildingCodeContext = createContext('')

/** The building's short name, the prefix of the numbers of requests and e-mails. */
export const useBuildingCode = () => use(BuildingCodeContext)
