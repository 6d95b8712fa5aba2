import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { accounts } from '../contract.ts'
import type { SignedInUser } from '../own-account.ts'

export const sessionKey = ['accounts', 'session'] as const
/** Marks the one request whose 401 means a wrong password and not an ended session. */
export const signInKey = ['accounts', 'sign-in'] as const

/** Why the person on the screen is no longer signed in: by time or another browser, or because the account was closed. */
type Ended = 'session' | 'access' | null
let ended: Ended = null
const watchers = new Set<() => void>()
const setEnded = (next: Ended) => {
  // A closed account stays closed, whatever the calls that fail say.
  if (ended === next || (ended === 'access' && next === 'session')) return
  ended = next
  for (const watch of watchers) watch()
}

/** Why the session of the person on the screen has ended; null while it lasts. */
export const howEnded = () => ended
export const endAccess = () => setEnded('access')
export function watchEnded(watch: () => void) {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

/**
 * The signed-in person; null when there is none. If a person was signed in and no longer is, they
 * stay on the screen with what they typed, and the session counts as ended until a person signs
 * in.
 */
export const sessionQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: sessionKey,
    staleTime: 30_000,
    queryFn: async ({ signal }): Promise<SignedInUser | null> => {
      const before = client.getQueryData<SignedInUser | null>(sessionKey)
      const user = await call(accounts.me, { signal }).catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 401) return null
        throw error instanceof CallFailed && error.status > 0 ? toShortError(error) : error
      })
      if (user && before && user.id !== before.id) clearCacheExceptSession(client)
      setEnded(user === null && before ? 'session' : null)
      return user ?? before ?? null
    },
  })

const toShortError = ({ status, statusText, requestId }: CallFailed) =>
  new CallFailed(status, `${status}: ${statusText}`, { statusText, requestId })

/** A different person signed in: nothing cached for the previous one may remain. */
function clearCacheExceptSession(client: QueryClient) {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey.join() !== sessionKey.join() })
}

/**
 * Detects that a request failed because the session has ended. Returns a function that stops it.
 */
export function watchSessionEnd(client: QueryClient): () => void {
  const isSignedIn = () => Boolean(client.getQueryData(sessionKey))
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (isEnd(event.action.error) && isSignedIn()) setEnded('session')
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (event.mutation.options.mutationKey?.join() === signInKey.join()) return
      if (isEnd(event.action.error) && isSignedIn()) setEnded('session')
    }),
    listenToOtherTabs(client),
  ]
  return () => stops.forEach((stop) => stop())
}

const isEnd = (error: unknown) => error instanceof CallFailed && error.status === 401

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

export function notifyOtherTabs() {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  channel?.postMessage('changed')
}

function listenToOtherTabs(client: QueryClient) {
  const refresh = () => void client.invalidateQueries({ queryKey: sessionKey })
  channel?.addEventListener('message', refresh)
  return () => channel?.removeEventListener('message', refresh)
}
