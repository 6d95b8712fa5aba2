import { QueryClient } from '@tanstack/react-query'

/**
 * Data stays fresh until a change is announced; nothing refetches by itself. Query keys begin with the topic, because
 * changes are announced by topic.
 */
export const newQueryClient = () =>
  new QueryClient({
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
