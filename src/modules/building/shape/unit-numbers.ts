import { floorLabel } from './floors.ts'
import type { NumberingScheme } from './choices.ts'
import type { Numbering } from './schemas.ts'

/** Without I and O, which look like digits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const twoDigits = (n: number) => String(n).padStart(2, '0')

const letterOf = (slot: number): string => {
  const rest = slot - 1
  return rest < alphabet.length
    ? alphabet.charAt(rest)
    : alphabet.charAt(Math.floor(rest / alphabet.length) - 1) + alphabet.charAt(rest % alphabet.length)
}

/** The name of a slot on its floor: two digits, or a letter. */
export const slotLabel = (scheme: NumberingScheme, slot: number): string =>
  scheme === 'floor_letter' ? letterOf(slot) : twoDigits(slot)

export type SlotPlace = {
  floor: number
  /** The slot on the floor, over all parts. */
  slot: number
  part: string
  /** The slot within its part. */
  partSlot: number
}

/** The number of the unit in a slot, as the building numbers its units. */
export function unitNumberIn(numbering: Numbering, { floor, slot, part, partSlot }: SlotPlace): string {
  const label = floorLabel(floor, numbering)
  if (numbering.scheme === 'part_floor_slot') return `${part}${label}${twoDigits(partSlot)}`
  if (numbering.scheme === 'short_floor_slot') return `${label}${twoDigits(slot)}`
  if (numbering.scheme === 'floor_letter') return `${label}${letterOf(slot)}`
  return `${/^\d+$/.test(label) ? twoDigits(Number(label)) : label}${twoDigits(slot)}`
}

/** The floor and the slot in a number of each scheme, and the part where it has one. */
const patterns: Record<NumberingScheme, RegExp> = {
  floor_slot: /^(?<label>EG|G|\d{2,3})(?<slot>\d{2})$/,
  short_floor_slot: /^(?<label>EG|G|\d{1,3})(?<slot>\d{2})$/,
  part_floor_slot: /^(?<part>[A-Z])(?<label>EG|G|\d{1,3})(?<slot>\d{2})$/,
  floor_letter: /^(?<label>EG|G|\d{1,3})(?<slot>[A-Z]{1,2})$/,
}

export type ReadPlace = { floor: number; part: string | null; slot: number }

/** The place that a number of this scheme names, the opposite of `unitNumberIn`; null when it is none. */
export function readUnitNumber(numbering: Numbering, unitNumber: string): ReadPlace | null {
  const groups = patterns[numbering.scheme].exec(unitNumber)?.groups
  if (!groups) return null
  const { label = '', slot: written = '', part = null } = groups
  const floor = /^\d/.test(label) ? Number(label) : 0
  const slot = numbering.scheme === 'floor_letter' ? slotOfLetters(written) : Number(written)
  const place = { floor, slot, part: part ?? '', partSlot: slot }
  return slot >= 1 && unitNumberIn(numbering, place) === unitNumber ? { floor, part, slot } : null
}

const slotOfLetters = (text: string) =>
  text.split('').reduce((slot, character) => slot * alphabet.length + alphabet.indexOf(character) + 1, 0)
