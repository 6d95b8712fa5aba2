import { formatSpan } from '../requests/format.ts'
import type { Visit } from './contract.ts'
import { visitWords } from './messages/visits.ts'

type Money = (dollars: number) => string
type Part = Visit['parts'][number]

const partText = ({ name, quantity, cost }: Part, money: Money) =>
  visitWords.part(name, quantity, cost === null ? null : money(cost))

/** The parts of all visits in one line; null when none was used. */
export function partsText(visits: readonly Visit[], money: Money): string | null {
  const parts = visits.flatMap((visit) => visit.parts)
  return parts.length === 0 ? null : parts.map((part) => partText(part, money)).join('; ')
}

/** The time of all visits; null when nobody entered any. */
export function timeText(visits: readonly Visit[]): string | null {
  const entered = visits.flatMap(({ minutes }) => minutes ?? [])
  if (entered.length === 0) return null
  const sum = entered.reduce((total, minutes) => total + minutes, 0)
  return visitWords.time(formatSpan(sum, 'd'), visits.length)
}

/** What a visit adds to its note in the history. */
export const visitText = (visit: Visit, money: Money): string =>
  [
    visit.minutes === null ? null : formatSpan(visit.minutes, 'd'),
    partsText([visit], money),
    visit.needsSecondVisit ? visitWords.secondVisit : null,
  ]
    .filter((text) => text !== null)
    .join(' · ')
