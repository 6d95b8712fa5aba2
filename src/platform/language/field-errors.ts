import { z } from 'zod'
import { runInLanguage, type Language } from './language.ts'
import { fieldErrors as errors } from './messages/fields.ts'

type Issue = z.core.$ZodRawIssue

/** The name of an issue's field in words: `startDateOccupancy` becomes "Start date occupancy". */
function fieldName(path: Issue['path'] = []): string {
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

const lookUp = (texts: Readonly<Record<string, string>> & { other: string }, key: unknown) =>
  (Object.hasOwn(texts, String(key)) ? texts[String(key)] : undefined) ?? texts.other

/** The values or types that an issue expects; empty when it concerns something else. */
function choicesOf(issue: z.core.$ZodIssue | Issue): string[] {
  if (issue.code === 'invalid_value') return (issue.values as readonly unknown[]).map(String)
  if (issue.code === 'invalid_format') return [lookUp(errors.formats, issue.format)]
  if (issue.code === 'invalid_type') return [lookUp(errors.types, issue.expected)]
  if (issue.code === 'invalid_union')
    return [...new Set((issue.errors as z.core.$ZodIssue[][]).flat().flatMap(choicesOf))]
  return []
}

const limits = {
  string: { too_small: 'minLength', too_big: 'maxLength' },
  list: { too_small: 'minEntries', too_big: 'maxEntries' },
  inclusive: { too_small: 'min', too_big: 'max' },
  exclusive: { too_small: 'above', too_big: 'below' },
} as const

function limitError(field: string, issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const bound = issue.code === 'too_big' ? issue.maximum : issue.minimum
  const isList = issue.origin === 'array' || issue.origin === 'set'
  const kind =
    issue.origin === 'string' ? 'string' : isList ? 'list' : issue.inclusive === false ? 'exclusive' : 'inclusive'
  return errors[limits[kind][issue.code]](field, bound)
}

/** The text of an issue whose schema has none, by zod's code and parameters in the current language. */
function fieldError(issue: Issue): string {
  const field = fieldName(issue.path)
  if (issue.input === undefined && issue.code !== 'custom') return errors.missing(field)
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.input === '') return errors.missing(field)
  if (issue.code === 'too_small' || issue.code === 'too_big') return limitError(field, issue)
  if (issue.code === 'not_multiple_of') return errors.multipleOf(field, issue.divisor)
  if (issue.code === 'unrecognized_keys') return errors.unknownFields(field, issue.keys.join(', '))
  const choices = choicesOf(issue)
  return choices.length > 0 ? errors.mustBe(field, choices) : errors.invalid(field)
}

/**
 * Parses with these texts. The server passes them to every parse of an input, because zod's global configuration
 * belongs to the bundle that was loaded last, such as the renderer of the public pages, whose current language may
 * differ.
 */
export const parseWithErrors = <Schema extends z.ZodType>(schema: Schema, input: unknown) =>
  schema.safeParse(input, { error: fieldError })

/** What does not fit a schema, in a language; zod looks its texts up when `error` is read. */
export const issuesIn = (language: Language, schema: z.ZodType, input: unknown): z.core.$ZodIssue[] =>
  runInLanguage(language, () => parseWithErrors(schema, input).error?.issues ?? [])

// The forms of the browser show the same texts.
z.config({ localeError: fieldError })
