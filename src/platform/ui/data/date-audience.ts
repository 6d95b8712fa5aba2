import { createContext, use } from 'react'
import type { DateAudience } from '../../time/date-style.ts'

/** Who reads the dates of this page; the console provides its own. */
export const DateAudienceContext = createContext<DateAudience>('reader')

export const useDateAudience = () => use(DateAudienceContext)
