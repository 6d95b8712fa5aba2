import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/** A callback for a mutation: every query whose key begins with one of these is read again. */
export function useInvalidate(...keys: readonly QueryKey[]) {
  const cache = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
}
