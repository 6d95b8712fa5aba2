import { createContext, use } from 'react'

export const TimeZoneContext = createContext('UTC')

/** The building's time zone, in which every date and time on a screen is told. */
export const useTimeZone = () => use(TimeZoneContext)
