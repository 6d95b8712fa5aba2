import { isCommercial } from '#residents/greeted-name.ts'
import type { Home } from '#residents/resident.ts'
import { wallClock } from '#platform/time/wall-clock.ts'
import type { ResidentWords } from './messages/en.ts'

/** By the building's time; until five it is still night. */
export function greeting(words: ResidentWords, name: string, now: Date, timeZone: string): string {
  const { minutes } = wallClock(now, timeZone)
  if (minutes < 5 * 60 || minutes >= 18 * 60) return words.evening(name)
  return minutes < 12 * 60 ? words.morning(name) : words.afternoon(name)
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
