import { type SQL, sql } from 'drizzle-orm'

/** A word as it was typed and what it may have been meant for; a row fits when it holds any of them. */
export type Wanted = readonly string[]

export const any = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` or `)})`
export const all = (parts: readonly SQL[]) =>
  parts.length === 0 ? sql`true` : sql`(${sql.join([...parts], sql` and `)})`

/** What was typed, where the signs of a pattern mean nothing. */
export const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Shorter words are in no index of three letters: they must begin a word, so that what comes is what was meant. */
export const isShort = (word: string) => word.length < 3
/** It may be a number of a unit or a request. */
export const hasDigit = (word: string) => /\d/.test(word)

const holdsOne = (text: SQL, word: string) =>
  isShort(word)
    ? any([
        sql`${text} like searchable(${escaped(word)}) || '%'`,
        sql`${text} like '% ' || searchable(${escaped(word)}) || '%'`,
      ])
    : sql`${text} like '%' || searchable(${escaped(word)}) || '%'`

/** Rows whose text holds every word somebody typed. */
export const holdsAll = (text: SQL, words: readonly Wanted[]): SQL =>
  all(words.map((wanted) => any(wanted.map((word) => holdsOne(text, word)))))

export const beginsWith = (text: SQL, { 0: word = '' }: Wanted): SQL =>
  sql`${text} like searchable(${escaped(word)}) || '%'`

/** A telephone number is kept as its digits, however it is typed; a unit's keeps its hyphen. */
export function asKept(word: string): string {
  const digits = word.replace(/\D/g, '')
  const isTelephone = /^[\d().+-]+$/.test(word) && (digits.length >= 7 || (digits.length >= 3 && /[()+]/.test(word)))
  return isTelephone ? digits : word
}

/** The ids that any of these give. */
export const inAnyOf = (sources: readonly SQL[]): SQL =>
  sql.join(
    sources.map((source) => sql`(${source})`),
    sql` union `,
  )
