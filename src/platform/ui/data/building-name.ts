import { createContext, use } from 'react'

export const BuildingNameContext = createContext('')

/** The building's name, for print-outs. */
export const useBuildingName = () => use(BuildingNameContext)
