import { QueryClient } from '@tanstack/react-query'
import { watchQueries } from './live/refetch-topic.ts'

/**
 * Data stays fresh until a change is announced; nothing refetches by itself. Query keys begin with the topic, because
 * changes are announced by topic.
 */
export function newQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      // Without a connection a request fails at once with an error; it does not wait and go out later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  watchQueries(client)
  return client
}
