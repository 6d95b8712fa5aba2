import { useOwnPackages } from './queries.ts'

/** How many packages wait, for the tab; nothing when there is none. */
export function OwnCount() {
  const { data } = useOwnPackages()
  return data?.filter(({ direction, status }) => direction === 'incoming' && status === 'waiting').length || null
}
