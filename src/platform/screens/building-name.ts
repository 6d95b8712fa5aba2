import { createContext, use } from 'react'

export const BuildingNameContext = createContext('')

/** What the building is called, as it stands on what is printed. */
export const useBuildingName = () => use(BuildingNameContext)
