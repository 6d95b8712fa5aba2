import { createContext, use } from 'react'

export const BuildingNameContext = createContext('')

/** The building's name, for print-outs. */
export const useBuildingName = () => use(BuildingNameContext)

export const OfficeEmailContext = createContext('')

/** The address of the building's office, for links where a person has to ask it. */
export const useOfficeEmail = () => use(OfficeEmailContext)
