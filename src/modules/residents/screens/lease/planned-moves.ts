import type { ReactNode } from 'react'

/** The planned moves of residents. Moves are a later module, so the portal describes them. */
export type PlannedMovesOfResidents = {
  /** As links; null when none is planned. */
  draw: (residentId: string) => ReactNode
  /** In words, where a link cannot be. */
  describe: (residentId: string) => string | null
}
export type DrawPlannedMoves = PlannedMovesOfResidents['draw']
export type DescribePlannedMoves = PlannedMovesOfResidents['describe']

const none: PlannedMovesOfResidents = { draw: () => null, describe: () => null }

type Loaded<Data> = { data: Data; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown }

/** The result of a query with the planned moves of its residents; not loaded until they are known. */
export const unlessUnknown = <Data>(planned: PlannedMovesOfResidents | null, query: Loaded<Data>) => {
  const { data, isError, error, isFetching, refetch } = query
  return planned === null
    ? { data: undefined, isError: false, error: null, isFetching: true, refetch, planned: none }
    : { data, isError, error, isFetching, refetch, planned }
}
