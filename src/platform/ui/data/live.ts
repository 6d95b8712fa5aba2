import type { QueryClient } from '@tanstack/react-query'
import { refetchTopic } from './refetch-topic.ts'

/** The topic that changed; `null` means that anything may have changed, because a connection was lost. */
type LiveMessage = { topic: string | null } | { lineOpen: boolean }

const address = '/api/live'
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
    refetchTopic(client, message.topic)
  }
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    connectStream(handleNews, stop.signal)
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
  const keepConnected = () => {
    connectStream(publish, stopped)
    return untilStopped
  }
  const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock && !stopped.aborted) await keepConnected()
    return lock !== null
  })
  if (free || stopped.aborted) return
  await navigator.locks.request(name, { signal: stopped }, keepConnected).catch(() => undefined)
}

/**
 * Listens to the server and reconnects as long as necessary. Every new connection counts as a change of everything,
 * because events before it were missed.
 */
function connectStream(publish: (message: LiveMessage) => void, stopped: AbortSignal) {
  let rejected = false
  let pause = 1000
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const open = () => {
    source = new EventSource(address)
    source.addEventListener('open', () => {
      pause = 1000
      publish({ lineOpen: true })
      publish({ topic: null })
      rejected = false
    })
    source.addEventListener('message', (event: MessageEvent<string>) => {
      const topic = topicOf(event.data)
      if (topic) publish({ topic: topic === '*' ? null : topic })
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

function topicOf(data: string): string | null {
  try {
    const message = JSON.parse(data) as { topic?: unknown }
    return typeof message.topic === 'string' ? message.topic : null
  } catch {
    return null
  }
}
