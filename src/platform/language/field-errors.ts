import { z } from 'zod'
import { type Message, render } from './language.ts'
import type { Language } from './registry.ts'
import { fieldErrors } from './messages/fields.ts'

type Issue = z.core.$ZodRawIssue
type Errors = (typeof fieldErrors)[Language]

/**
 * The `error` of a schema or a check, in the language of the caller: attaches the text to the issue, which
 * `fieldErrorIn` renders.
 */
export const fieldText = (text: Message) => (issue: Issue) => {
  // A check comes before the schema to which it belongs.
  issue['text'] ??= text
  return undefined
}

/** The name of an issue's field in words: `startDateOccupancy` becomes "Start date occupancy". */
function fieldName(errors: Errors, path: Issue['path'] = []): string {
  const name = path.findLast((part) => typeof part === 'string')
  if (name === undefined) return errors.wholeInput
  const text = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  const field = text.charAt(0).toUpperCase() + text.slice(1)
  const entry = path.at(-1)
  return typeof entry === 'number' ? errors.entry(field, entry + 1) : field
}

const findText = (texts: Readonly<Record<string, string>> & { other: string }, key: unknown) =>
  (Object.hasOwn(texts, String(key)) ? texts[String(key)] : undefined) ?? texts.other

/** The values or types that an issue expects; empty when it concerns something else. */
function choicesOf(errors: Errors, issue: z.core.$ZodIssue | Issue): string[] {
  if (issue.code === 'invalid_value') return (issue.values as readonly unknown[]).map(String)
  if (issue.code === 'invalid_format') return [findText(errors.formats, issue.format)]
  if (issue.code === 'invalid_type') return [findText(errors.types, issue.expected)]
  if (issue.code === 'invalid_union')
    return [...new Set((issue.errors as z.core.$ZodIssue[][]).flat().flatMap((inner) => choicesOf(errors, inner)))]
  return []
}

const limits = {
  string: { too_small: 'minLength', too_big: 'maxLength' },
  list: { too_small: 'minEntries', too_big: 'maxEntries' },
  inclusive: { too_small: 'min', too_big: 'max' },
  exclusive: { too_small: 'above', too_big: 'below' },
} as const

function limitError(errors: Errors, field: string, issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const bound = issue.code === 'too_big' ? issue.maximum : issue.minimum
  const isList = issue.origin === 'array' || issue.origin === 'set'
  const kind =
    issue.origin === 'string' ? 'string' : isList ? 'list' : issue.inclusive === false ? 'exclusive' : 'inclusive'
  return errors[limits[kind][issue.code]](field, bound)
}

/** The text of an issue: that of its schema, or one by zod's code and parameters. */
export const fieldErrorIn = (language: Language) => (issue: Issue) => {
  const text = issue['text'] as Message | undefined
  return text === undefined ? defaultError(fieldErrors[language], issue) : render(text, language)
}

function defaultError(errors: Errors, issue: Issue): string {
  const field = fieldName(errors, issue.path)
  if (issue.input === undefined && issue.code !== 'custom') return errors.missing(field)
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.input === '') return errors.missing(field)
  if (issue.code === 'too_small' || issue.code === 'too_big') return limitError(errors, field, issue)
  if (issue.code === 'not_multiple_of') return errors.multipleOf(field, issue.divisor)
  if (issue.code === 'unrecognized_keys') return errors.unknownFields(field, issue.keys.join(', '))
  const choices = choicesOf(errors, issue)
  return choices.length > 0 ? errors.mustBe(field, choices) : errors.invalid(field)
}

/**
 * Parses with errors in a language. Every parse of an input gets its error function, because zod's global configuration
 * belongs to the bundle that was loaded last, such as the renderer of the public pages.
 */
export const parseIn = <Schema extends z.ZodType>(language: Language, schema: Schema, input: unknown) =>
  schema.safeParse(input, { error: fieldErrorIn(language) })

/** What does not fit a schema, in a language. */
export const issuesIn = (language: Language, schema: z.ZodType, input: unknown): z.core.$ZodIssue[] =>
  parseIn(language, schema, input).error?.issues ?? []

// A parse without a language, such as one of the office, has English texts.
z.config({ localeError: fieldErrorIn('en') })
