import { localeOf } from '../language.ts'
const count = (n: number | bigint, singular: string, plural: string) =>
  `${n.toLocaleString(localeOf('en'))} ${n === 1 ? singular : plural}`

/** Errors of a field whose schema has no text of its own. */
export const english = {
  wholeInput: 'The data sent',
  entry: (field: string, n: number) => `${field} (entry ${n})`,
  missing: (field: string) => `${field} is required`,
  mustBe: (field: string, choices: readonly string[]) =>
    `${field} must be ${choices.length < 2 ? String(choices[0]) : `${choices.slice(0, -1).join(', ')} or ${String(choices.at(-1))}`}`,
  minLength: (field: string, n: number | bigint) =>
    `${field} must have at least ${count(n, 'character', 'characters')}`,
  maxLength: (field: string, n: number | bigint) => `${field} can have at most ${count(n, 'character', 'characters')}`,
  minEntries: (field: string, n: number | bigint) => `${field} must have at least ${count(n, 'entry', 'entries')}`,
  maxEntries: (field: string, n: number | bigint) => `${field} can have at most ${count(n, 'entry', 'entries')}`,
  min: (field: string, n: number | bigint) => `${field} must be at least ${n.toLocaleString(localeOf('en'))}`,
  max: (field: string, n: number | bigint) => `${field} must be at most ${n.toLocaleString(localeOf('en'))}`,
  above: (field: string, n: number | bigint) => `${field} must be greater than ${n.toLocaleString(localeOf('en'))}`,
  below: (field: string, n: number | bigint) => `${field} must be less than ${n.toLocaleString(localeOf('en'))}`,
  multipleOf: (field: string, n: number | bigint) => `${field} must be a multiple of ${n}`,
  unknownFields: (field: string, names: string) => `${field} has unknown fields: ${names}`,
  invalid: (field: string) => `${field} is not valid`,
  types: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object with fields',
    date: 'a date and time',
    null: 'null',
    other: 'something else',
  },
  formats: {
    uuid: 'the id of a record',
    guid: 'the id of a record',
    datetime: 'a date and time, like 2026-03-01T09:30:00Z',
    date: 'a day, like 2026-03-01',
    time: 'a time of day, like 09:30',
    email: 'an email address, like name@example.com',
    url: 'an address, like https://example.com',
    other: 'in another format',
  },
}
export type FieldErrors = typeof english
