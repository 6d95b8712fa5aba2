import type { z } from 'zod'
import { issuesIn, parseIn } from '../../language/field-errors.ts'
import { hasHiddenCharacter } from '../../text/hidden-characters.ts'
import { invalid, HttpError } from '../../http-error.ts'
import { serverErrors } from '../messages/index.ts'
import { platformTexts } from '../../language/messages/index.ts'

/**
 * Parses query or body; the first mistake becomes a 400 that names its field. Input that is stored (`isStored`) may have no
 * hidden characters in any field.
 */
export function parseInput<S extends z.ZodType>(
  schema: S,
  sent: unknown,
  { isStored }: { isStored: boolean },
): z.output<S> {
  const read = parseIn('en', schema, sent)
  if (read.success) {
    const field = findField(read.data, (text) => !isStorable(text))
    if (field !== null)
      throw new HttpError(400, 'invalid', (language) => serverErrors[language].notStorable, { field: field || 'body' })
    const hiding = isStored ? findField(read.data, (text, at) => hasHiddenCharacter(text) && !isSecret(at)) : null
    if (hiding !== null) throw invalid(hiding || 'body', (language) => platformTexts[language].hiddenCharacter)
    return read.data
  }
  const field = read.error.issues[0]?.path.join('.') || 'body'
  // Parsed again where the text is read, in the language of its reader.
  throw invalid(field, (language) => issuesIn(language, schema, sent)[0]?.message ?? serverErrors[language].invalid)
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** Whether a text can be the id of anything. */
export const isId = (text: string) => uuid.test(text)

/** PostgreSQL cannot store NUL or an unpaired surrogate. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** A password is compared, never shown, and may be of any characters. */
const isSecret = (field: string) => /password/i.test(field)

/** The first field whose text matches. Without recursion, because the input may be nested deeply. */
function findField(sent: unknown, isSo: (text: string, field: string) => boolean): string | null {
  const open: [field: string, value: unknown][] = [['', sent]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [field, value] = next
    if (typeof value === 'string' && isSo(value, field)) return field
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (isSo(name, field)) return field
      open.push([field === '' ? name : `${field}.${name}`, inner])
    }
  }
  return null
}
