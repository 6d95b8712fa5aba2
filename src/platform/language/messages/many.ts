import { localeOf } from '../language.ts'
const count = (n: number) => n.toLocaleString(localeOf('en'))

type ActionText = {
  label: string
  verb: string
  /** Follows the number and the noun of the question: "Mark 3 units as reserved?". */
  as?: string
  /** Follows them when it is done: "3 units are reserved". */
  done: string
}

/** How an action with many records is named: its button, its question, and what was done. */
export const actionTexts = (one: string, many: string, { label, verb, as = '', done }: ActionText) => {
  const records = (n: number) => `${count(n)} ${n === 1 ? one : many}`
  return {
    label,
    title: (n: number) => `${verb} ${records(n)}${as}?`,
    verb: (n: number) => `${verb} ${count(n)}`,
    done: (n: number) => `${records(n)} ${done}`,
  }
}

/** Texts of changing many records at once, which only the office does. */
export const manyWords = {
  checking: 'Checking the selection...',
  tooMany: (most: number) => `Select at most ${count(most)} at once`,
  notChecked: 'The selection could not be checked',
  setChanged: (before: number, now: number) =>
    `The list has changed: ${count(now)} match now, ${count(before)} before.`,
  possible: (n: number, all: number, verb: string) => `${count(n)} of ${count(all)} can be ${verb}.`,
  changed: 'changed',
  leftOut: (n: number, reason: string) => `${count(n)} left out: ${reason.toLowerCase()}.`,
  stillSelected: (n: number, reason: string) => `${count(n)} left as ${n === 1 ? 'it was' : 'they were'}: ${reason}`,
  noneChanged: 'Nothing was changed',
}
