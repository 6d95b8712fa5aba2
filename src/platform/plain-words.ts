import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** `startDateOccupancy` as a person says it: Start date occupancy. */
function nameOf(path: Issue['path'] = []): string {
  const name = path.findLast((part) => typeof part === 'string')
  if (name === undefined) return 'What was sent'
  const said = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  const entry = path.at(-1)
  return said.charAt(0).toUpperCase() + said.slice(1) + (typeof entry === 'number' ? ` (entry ${entry + 1})` : '')
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  date: 'a date and time',
  null: 'null',
}
const formats: Readonly<Record<string, string>> = {
  uuid: 'the id of a record',
  guid: 'the id of a record',
  datetime: 'a date and time, like 2026-03-01T09:30:00Z',
  date: 'a day, like 2026-03-01',
  time: 'a time of day, like 09:30',
  email: 'an e-mail address, like name@example.com',
  url: 'an address, like https://example.com',
}

const counted = (n: number | bigint, one: string, more: string) =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : more}`
const orList = (choices: readonly unknown[]) =>
  choices.length < 2 ? String(choices[0]) : `${choices.slice(0, -1).join(', ')} or ${String(choices.at(-1))}`

/** What an issue asks for, for a sentence that begins "must be"; null when it asks for something else. */
function wanted(issue: z.core.$ZodIssue | Issue): string[] | null {
  if (issue.code === 'invalid_value') return (issue.values as readonly unknown[]).map(String)
  if (issue.code === 'invalid_format') return [formats[String(issue.format)] ?? 'written another way']
  if (issue.code === 'invalid_type') return [kinds[String(issue.expected)] ?? 'something else']
  return null
}

function limit(issue: Issue, most: boolean): string {
  const bound = (most ? issue.maximum : issue.minimum) as number | bigint
  const word = most ? 'at most' : 'at least'
  const has = most ? 'can have' : 'needs'
  if (issue.origin === 'string') return `${has} ${word} ${counted(bound, 'character', 'characters')}`
  if (issue.origin === 'array' || issue.origin === 'set') return `${has} ${word} ${counted(bound, 'entry', 'entries')}`
  const than = issue.inclusive === false ? (most ? 'below' : 'above') : word
  return `must be ${than} ${bound.toLocaleString('en-US')}`
}

/** What is wrong with a field, in a sentence that names it, wherever its contract has no words of its own. */
export function inPlainWords(issue: Issue): string {
  const name = nameOf(issue.path)
  if (issue.input === undefined && issue.code !== 'custom') return `${name} is missing`
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_format':
      return `${name} must be ${orList(wanted(issue) ?? [])}`
    case 'invalid_union': {
      const choices = (issue.errors as z.core.$ZodIssue[][]).flat().flatMap((inner) => wanted(inner) ?? [])
      return choices.length > 0 ? `${name} must be ${orList([...new Set(choices)])}` : `${name} does not fit`
    }
    case 'too_small':
      return issue.origin === 'string' && issue.input === '' ? `${name} is missing` : `${name} ${limit(issue, false)}`
    case 'too_big':
      return `${name} ${limit(issue, true)}`
    case 'not_multiple_of':
      return `${name} must be a multiple of ${String(issue.divisor)}`
    case 'unrecognized_keys':
      return `${name} has fields that are not known: ${orList(issue.keys)}`
    default:
      return `${name} does not fit`
  }
}

// For the whole program: the door of the server and the forms of the browser say the same.
z.config({ customError: inPlainWords })
