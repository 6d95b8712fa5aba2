import type { Home } from '#residents/resident.ts'
import { wallClock } from '#platform/time/wall-clock.ts'
import type { ResidentWords } from './messages/en.ts'

/** By the building's time; until five it is still night. */
export function greeting(words: ResidentWords, name: string, now: Date, timeZone: string): string {
  const { minutes } = wallClock(now, timeZone)
  if (minutes < 5 * 60 || minutes >= 18 * 60) return words.evening(name)
  return minutes < 12 * 60 ? words.morning(name) : words.afternoon(name)
}

const isCommercial = (homes: readonly Pick<Home, 'category'>[]) =>
  homes.length > 0 && homes.every(({ category }) => category === 'Commercial')

/** The name in the greeting: a person's first name, and the whole name of a business, whose account is in its name. */
export function greetedName(
  profile: { preferredName: string | null; fullName: string; units: readonly Pick<Home, 'category'>[] } | undefined,
  firstName: string,
): string {
  if (!profile) return firstName
  return profile.preferredName ?? (isCommercial(profile.units) ? profile.fullName : firstName)
}

/** 'Residence 2107 · Floor 21 · Owner'; several homes are listed together, and a business has a unit. */
export function formatHomes(
  words: ResidentWords,
  homes: readonly Pick<Home, 'unitNumber' | 'floor' | 'category'>[],
  type: string,
): string {
  const [first] = homes
  if (!first) return `${words.noHome} · ${type}`
  const floors = homes.length === 1 ? [words.floor(first.floor)] : []
  const numbers = homes.map(({ unitNumber }) => unitNumber)
  return [isCommercial(homes) ? words.shop(numbers) : words.residence(numbers), ...floors, type].join(' · ')
}
