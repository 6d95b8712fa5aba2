import type { QueryClient } from '@tanstack/react-query'
import { refetchTopic } from './refetch-topic.ts'

/**
 * The topic that changed; `null` means that anything may have changed, because a connection was lost. With an age the change
 * is repeated: it happened at least so many milliseconds ago.
 */
type Change = { topic: string | null; age?: number | undefined }
type LiveMessage = Change | { lineOpen: boolean }

const address = '/api/live?replay=true'
/** How far back the server repeats changes, in milliseconds. */
const repeated = 60_000
const name = 'live'

/**
 * Keeps all open screens up to date. One tab of the browser holds the connection to the server (the one with the
 * lock) and informs the others; where the browser has no locks or channels, each tab has its own. `onLine` is called
 * when the connection is lost and when it is back. Returns a function that stops it.
 */
export function listenLive(client: QueryClient, onLine: (open: boolean) => void = () => {}): () => void {
  const stop = new AbortController()
  const handleNews = (message: LiveMessage) => {
    if ('lineOpen' in message) return onLine(message.lineOpen)
    refetchTopic(client, message.topic, message.age === undefined ? Infinity : performance.now() - message.age)
  }
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    connectStream(handleNews, stop.signal, { isFirst: true })
    return () => stop.abort()
  }

  const others = new BroadcastChannel(name)
  others.addEventListener('message', (event: MessageEvent<LiveMessage>) => handleNews(event.data))
  stop.signal.addEventListener('abort', () => others.close())
  const broadcast = (message: LiveMessage) => {
    handleNews(message)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    if (!stop.signal.aborted) others.postMessage(message)
  }
  void waitForLock(broadcast, stop.signal)
  return () => stop.abort()
}

/** Waits for the lock, and holds it and the connection until this tab stops. */
async function waitForLock(publish: (message: LiveMessage) => void, stopped: AbortSignal) {
  const untilStopped = new Promise<void>((resolve) => stopped.addEventListener('abort', () => resolve()))
  const keepConnected = (isFirst: boolean) => {
    connectStream(publish, stopped, { isFirst })
    return untilStopped
  }
  const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock && !stopped.aborted) await keepConnected(true)
    return lock !== null
  })
  if (free || stopped.aborted) return
  await navigator.locks.request(name, { signal: stopped }, () => keepConnected(false)).catch(() => undefined)
}

/**
 * Listens to the server and reconnects as long as necessary. The first connection of a page begins with what changed in the
 * last minute, so only older data is refetched. Every other connection counts as a change of everything, because events before
 * it were missed.
 */
function connectStream(
  publish: (message: LiveMessage) => void,
  stopped: AbortSignal,
  { isFirst }: { isFirst: boolean },
) {
  let rejected = false
  let pause = 1000
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const open = () => {
    source = new EventSource(address)
    source.addEventListener('open', () => {
      pause = 1000
      publish({ lineOpen: true })
      publish(isFirst ? { topic: null, age: repeated } : { topic: null })
      isFirst = false
      rejected = false
    })
    source.addEventListener('message', (event: MessageEvent<string>) => {
      const change = parseChange(event.data)
      if (change) publish(change)
    })
    source.addEventListener('error', () => {
      publish({ lineOpen: false })
      if (source?.readyState !== EventSource.CLOSED) return
      // The server refused the connection: reading again shows each screen the reason, such as an ended session.
      if (!rejected) publish({ topic: null })
      rejected = true
      source.close()
      timer = setTimeout(open, pause)
      pause = Math.min(pause * 2, 60_000)
    })
  }
  open()
  stopped.addEventListener('abort', () => {
    clearTimeout(timer)
    source?.close()
  })
}

function parseChange(data: string): Change | null {
  try {
    const { topic, age } = JSON.parse(data) as { topic?: unknown; age?: unknown }
    if (typeof topic !== 'string') return null
    return { topic: topic === '*' ? null : topic, age: typeof age === 'number' ? age : undefined }
  } catch {
    return null
  }
}
