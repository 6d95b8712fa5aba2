import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { platformTexts } from '../../language/messages/index.ts'
import { toast } from '../feedback/toast.ts'
import { CallFailed } from './call-failed.ts'
import { documentLanguage } from './document-language.ts'
import { watchQueries } from './refetch-topic.ts'
import { isReported } from './reported-errors.ts'

/** Milliseconds in which a component that shows the error itself has rendered it. */
const renderTime = 500
/** Milliseconds that the report of a failed load stays: a choice can be missing for as long. */
const reportStays = 60_000

/**
 * Data stays fresh until a change is announced; nothing refetches by itself. Query keys begin with the topic, because
 * changes are announced by topic.
 */
export function newQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => void setTimeout(() => reportFailedLoad(client, error, query), renderTime),
    }),
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

/** Reports a load that failed on an open screen and that no component shows, such as the choices of a select. */
function reportFailedLoad(client: QueryClient, error: Error, query: Query<unknown, unknown>): void {
  const isCurrent = query.state.error === error && query.state.data === undefined && query.isActive()
  if (!isCurrent || isReported(error) || isRejected(error)) return
  const words = platformTexts[documentLanguage()]
  const line = error instanceof CallFailed ? error.message : words.somethingFailed
  const retry = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  toast.failure(words.partNotLoaded, line, { retry, stays: reportStays })
}

/** The session has ended, or the record or the link does not exist: the page shows that in its own way. */
const isRejected = (error: Error) =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500 && error.status !== 429
