import type { Language } from '#platform/language/registry.ts'
import { portalClock } from '#platform/time/dates.ts'
import type { Prism, Span } from '#tower/geometry/shade.ts'
import type { Place, SunMoment } from '#tower/geometry/sun.ts'

/** Sentences with placeholders in braces. */
type SunWords = Readonly<Record<'some' | 'none' | 'span' | 'and' | 'hours' | 'minutes', string>>
/** The data that the page passes to its script. */
export type SunFacts = {
  place: Place
  prisms: readonly Prism[]
  orientation: number
  language: Language
  text: SunWords
}

const [wide, ground, top, minute] = [320, 57, 4, 60_000]
export const sunBox = { wide, ground, high: 77 }

export type SunDrawing = {
  /** The sun's path over the sky, and its parts from which it shines on the home. */
  path: string
  lit: string
  /** Sunrise, noon, sunset. */
  marks: readonly { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[]
  minutes: number
  spans: readonly (readonly [from: string, to: string])[]
}

/** The sun's path on a day, at one scale for the whole year, and when it shines on a home. */
export function drawSun(
  moments: readonly SunMoment[],
  lit: readonly Span[],
  { latitude, timeZone }: Place,
  language: Language,
): SunDrawing {
  const [first, last] = [moments[0], moments.at(-1)]
  if (!first || !last) return { path: '', lit: '', marks: [], minutes: 0, spans: [] }
  const noon = moments.reduce((best, one) => (one.altitude > best.altitude ? one : best))
  const halfDay = longestHalfDay(latitude)
  const reach = wide / 2 - 4
  const x = (at: number) => tenth(wide / 2 + Math.min(1, Math.max(-1, (at - noon.at) / halfDay)) * reach)
  const highest = Math.min(90, 90 - Math.abs(latitude) + 23.5)
  const y = (altitude: number) => tenth(ground - (Math.max(0, altitude) / highest) * (ground - top))
  const line = (from: number, to: number) =>
    moments
      .filter(({ at }, i) => at >= from && at <= to && (i % 12 === 0 || at === from || at === to))
      .map(({ at, altitude }, i) => `${i === 0 ? 'M' : 'L'}${x(at)} ${y(altitude)}`)
      .join('')
  const edge = 28
  const time = (at: number) => clockTime(at, timeZone, language)
  return {
    path: line(first.at, last.at),
    lit: lit.map(([from, to]) => line(from, to - minute)).join(''),
    marks: [first, noon, last].map(({ at }) => ({
      x: x(at) < edge ? 1 : x(at) > wide - edge ? wide - 1 : x(at),
      text: time(at),
      anchor: x(at) < edge ? 'start' : x(at) > wide - edge ? 'end' : 'middle',
    })),
    minutes: lit.reduce((sum, [from, to]) => sum + (to - from) / minute, 0),
    spans: lit.map(([from, to]) => [time(from), time(to)] as const),
  }
}

/** How long and when, in words. */
export function describeSun(
  { minutes, spans }: SunDrawing,
  day: string,
  texts: SunWords,
): { long: string; when: string } {
  if (minutes === 0) return { long: '', when: fill(texts.none, { day }) }
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const when = spans.map(([from, to]) => fill(texts.span, { from, to })).join(texts.and)
  const long = [hours > 0 && fill(texts.hours, { n: hours }), rest > 0 && fill(texts.minutes, { n: rest })]
  return { long: long.filter(Boolean).join(' '), when: fill(texts.some, { day, when }) }
}

/** Fills the placeholders of a sentence. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))

/** Half of the longest day of the year there, in milliseconds. */
function longestHalfDay(latitude: number): number {
  const steep = -Math.tan((Math.abs(latitude) * Math.PI) / 180) * Math.tan((23.44 * Math.PI) / 180)
  return (Math.acos(Math.max(-1, steep)) / Math.PI) * 43_200_000 + 20 * minute
}

function clockTime(at: number, timeZone: string, language: Language): string {
  return portalClock(new Date(at), timeZone, language).replaceAll(/\s/g, '\u00a0')
}

const tenth = (value: number) => Math.round(value * 10) / 10
