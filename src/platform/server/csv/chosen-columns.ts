import { invalid } from '../../http-error.ts'

/** The columns that a person chose for an export, with those that every row has; null for all. Throws 400 for an unknown one. */
export function chosenColumns(
  names: readonly string[] | null,
  titles: Readonly<Record<string, string>>,
  always: readonly string[],
): readonly string[] | null {
  const unknown = names?.find((name) => !(name in titles))
  if (unknown !== undefined) throw invalid('columns', () => `The list has no column “${unknown}”`)
  return names && [...always, ...names]
}
