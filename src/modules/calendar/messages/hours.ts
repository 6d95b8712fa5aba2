import { translated } from '#platform/language/language.ts'

/** From a time of day to another, on the same day or on another one. */
export const hourTexts = translated(
  'calendar.hours',
  {
    sameDay: (from: string, until: string) => `${from} to ${until}`,
    otherDay: (from: string, until: string) => `${from} to ${until}`,
  },
  {
    sameDay: (from, until) => `${from} à ${until}`,
    otherDay: (from, until) => `${from} au ${until}`,
  },
)
