import { createContext, use } from 'react'

export const BuildingCodeContext = createContext('')

/** The building's short name, with which its requests and letters are numbered and marked. */
export const useBuildingCode = () => use(BuildingCodeContext)
