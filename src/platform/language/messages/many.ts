import { localeOf } from '../language.ts'
const count = (n: number) => n.toLocaleString(localeOf('en'))

/** Texts of changing many records at once, which only the office does. */
export const manyWords = {
  checking: 'Checking the selection...',
  notChecked: 'The selection could not be checked',
  setChanged: (before: number, now: number) =>
    `The list has changed: ${count(now)} match now, ${count(before)} before.`,
  possible: (n: number, all: number, verb: string) => `${count(n)} of ${count(all)} can be ${verb}.`,
  changed: 'changed',
  leftOut: (n: number, reason: string) => `${count(n)} left out: ${reason.toLowerCase()}.`,
  stillSelected: (n: number, reason: string) => `${count(n)} left as ${n === 1 ? 'it was' : 'they were'}: ${reason}`,
  noneChanged: 'Nothing was changed',
}
