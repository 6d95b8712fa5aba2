import { QueryClient } from '@tanstack/react-query'

/**
 * What was read stays true until a change is heard of: nothing refetches by itself.
 * Keys begin with the noun, because changes are announced by noun.
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
      // Without a connection a call fails at once and says so; it does not wait in silence and go out later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
