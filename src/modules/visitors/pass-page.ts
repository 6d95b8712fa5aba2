import type { PassProblem } from './choices.ts'

/** What the page of a pass shows to a guest. */
export type PassPage = {
  /** Null for a party. */
  name: string | null
  guests: number
  host: string
  unitNumber: string
  from: string
  until: string
  stall: { number: string; plate: string } | null
  code: string | null
  problem: PassProblem | null
}
