import { createContext, use } from 'react'

export const TimeZoneContext = createContext('UTC')

/** The building's time zone, in which all dates and times are shown. */
export const useTimeZone = () => use(TimeZoneContext)
