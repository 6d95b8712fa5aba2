/** A selected record as the server has it, and why a change would leave it out; null when it can be changed. */
export type Checked = { id: string; version: number; reason: string | null }

/** What became of each record of a change of many. */
export type ManyResult = { results: readonly { id: string; outcome: string; reason: string | null }[] }

/** Rows that were selected, or all that match the filters. */
export type Selected<Filter> = { ids: string[]; filter?: Filter }

export const possibleOf = <C extends Checked>(checked: readonly C[]): C[] =>
  checked.filter(({ reason }) => reason === null)
