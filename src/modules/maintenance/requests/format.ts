import { notKnown } from '#platform/text/not-known.ts'

/** 'AB-12', or '12' without the code of the building. */
export const formatRequestNumber = (code: string | undefined, number: number) =>
  code ? `${code}-${number}` : `${number}`

export const formatFullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** '3 d', '7 h' or '2 h 15 min'; `day` abbreviates a day. */
export function formatSpan(minutes: number, day: string): string {
  if (!Number.isFinite(minutes)) return notKnown
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)]
  if (days >= 2) return `${days} ${day}`
  if (hours >= 6) return `${hours} h`
  if (hours >= 1) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return `${minutes} min`
}
