import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { accounts } from '../contract.ts'
import type { SignedInUser } from '../own-account.ts'

export const sessionKey = ['accounts', 'session'] as const
/** Marks the one call whose 401 means a wrong password, not a session that ended. */
export const signInKey = ['accounts', 'sign-in'] as const

let ended = false
const watchers = new Set<() => void>()
const setEnded = (next: boolean) => {
  if (ended === next) return
  ended = next
  for (const watch of watchers) watch()
}

/** Whether the session of the person on the screen has ended under them. */
export const hasEnded = () => ended
export function watchEnded(watch: () => void) {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

/**
 * Who is signed in; null when nobody is. Where somebody was and no longer is, they stay on the screen with what
 * they typed, and the session counts as ended until somebody signs in.
 */
export const sessionQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: sessionKey,
    staleTime: 30_000,
    queryFn: async ({ signal }): Promise<SignedInUser | null> => {
      const before = client.getQueryData<SignedInUser | null>(sessionKey)
      const user = await call(accounts.me, { signal }).catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 401) return null
        throw error instanceof CallFailed && error.status > 0 ? inShort(error) : error
      })
      if (user && before && user.id !== before.id) forgetAllBut(client)
      setEnded(user === null && Boolean(before))
      return user ?? before ?? null
    },
  })

const inShort = ({ status, statusText, requestId }: CallFailed) =>
  new CallFailed(status, `${status}: ${statusText}`, { statusText, requestId })

/** Another person sits there now: nothing read for the one before may stay. */
function forgetAllBut(client: QueryClient) {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey.join() !== sessionKey.join() })
}

/** Notices when any call is refused because the session has ended. Returns what stops it. */
export function noticeEnd(client: QueryClient): () => void {
  const someoneIsHere = () => Boolean(client.getQueryData(sessionKey))
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (isEnd(event.action.error) && someoneIsHere()) setEnded(true)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (event.mutation.options.mutationKey?.join() === signInKey.join()) return
      if (isEnd(event.action.error) && someoneIsHere()) setEnded(true)
    }),
    hearOtherTabs(client),
  ]
  return () => stops.forEach((stop) => stop())
}

const isEnd = (error: unknown) => error instanceof CallFailed && error.status === 401

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

/** Tells the browser's other tabs that somebody signed in or out. */
export function tellOtherTabs() {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  channel?.postMessage('changed')
}

function hearOtherTabs(client: QueryClient) {
  const hear = () => void client.invalidateQueries({ queryKey: sessionKey })
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
