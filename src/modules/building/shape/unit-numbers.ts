import { floorLabel } from './floors.ts'
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
  if (numbering.scheme === 'floor_letter') return `${label}${letterOf(slot)}`
  return `${/^\d+$/.test(label) ? twoDigits(Number(label)) : label}${twoDigits(slot)}`
}
