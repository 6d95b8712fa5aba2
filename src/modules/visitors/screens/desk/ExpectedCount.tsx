import { useBoard } from './queries.ts'

/** How many visits are expected today and in the next hours, for the tab; nothing when there is none. */
export function ExpectedCount() {
  const { data } = useBoard()
  return data ? data.expected.length + data.contractors.length || null : null
}
