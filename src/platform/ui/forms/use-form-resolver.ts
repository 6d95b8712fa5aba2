import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { fieldErrorIn } from '../../language/field-errors.ts'
import { useLanguage } from '../data/language.ts'

/** Validates a form by a schema, with errors in the language of the page. */
export function useFormResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return zodResolver(schema, { error: fieldErrorIn(useLanguage()) })
}

/** The same for a form whose values are sent as they were typed, and not as the schema parses them. */
export function useRawFormResolver<Input extends FieldValues>(
  schema: z.ZodType<unknown, Input>,
): Resolver<Input, unknown, Input> {
  return zodResolver(schema, { error: fieldErrorIn(useLanguage()) }, { raw: true })
}
