import type { MoveStep } from '../contract.ts'
import { stepTexts } from '../messages/steps.ts'

const list = new Intl.ListFormat('en-CA')

/** Names in a sentence: "Priya Mehta and Arjun Mehta". */
export const listNames = (names: readonly string[]): string => list.format(names)

export const namesOf = (people: readonly { fullName: string }[]): string =>
  listNames(people.map(({ fullName }) => fullName))

/** A step of the default checklist by its text, or as the office wrote it. */
export const nameOfStep = ({ key, title }: Pick<MoveStep, 'key' | 'title'>): string =>
  key === null ? (title ?? '') : stepTexts.en.steps[key]
