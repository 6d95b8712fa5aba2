import { formatList } from '#platform/locale/lists.ts'
import type { Move, MoveStep } from '../contract.ts'
import { doneWords } from '../messages/done.ts'
import { stepTexts } from '../messages/steps.ts'

/** Names in a sentence: "Priya Mehta and Arjun Mehta". */
export const listNames = (names: readonly string[]): string => formatList(names, 'en')

export const namesOf = (people: readonly { fullName: string }[]): string =>
  listNames(people.map(({ fullName }) => fullName))

/** What happened when a move took effect: "Petra Past left 1005". */
export const describeDone = ({ kind, tenants, unit, toUnit }: Pick<Move, 'kind' | 'tenants' | 'unit' | 'toUnit'>) =>
  doneWords.tookEffect[kind](namesOf(tenants), unit.unitNumber, toUnit?.unitNumber ?? unit.unitNumber)

/** A step of the default checklist by its text, or as the office wrote it. */
export const nameOfStep = ({ key, title }: Pick<MoveStep, 'key' | 'title'>): string =>
  key === null ? (title ?? '') : stepTexts.en.steps[key]
