import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from './read-again.ts'

/** A noun something changed in; `null` means anything may have changed: the line was cut, or the server lost its own. */
type News = { topic: string | null } | { lineOpen: boolean }

const address = '/api/live'
const name = 'live'

/**
 * Keeps all open screens true. One tab of the browser holds the line to the server (the one that has
 * the lock) and tells the others; where the browser cannot share, each tab holds its own.
 * `onLine` is told when the line is lost and when it is back. Returns what stops it.
 */
export function listenLive(client: QueryClient, onLine: (open: boolean) => void = () => {}): () => void {
  const stop = new AbortController()
  const hear = (news: News) => {
    if ('lineOpen' in news) return onLine(news.lineOpen)
    readAgain(client, news.topic)
  }
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    holdLine(hear, stop.signal)
    return () => stop.abort()
  }

  const others = new BroadcastChannel(name)
  others.addEventListener('message', (event: MessageEvent<News>) => hear(event.data))
  stop.signal.addEventListener('abort', () => others.close())
  const tellAll = (news: News) => {
    hear(news)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    if (!stop.signal.aborted) others.postMessage(news)
  }
  void lead(tellAll, stop.signal)
  return () => stop.abort()
}

/** Waits for its turn to hold the line, and holds it until this tab stops. */
async function lead(tell: (news: News) => void, stopped: AbortSignal) {
  const untilStopped = new Promise<void>((resolve) => stopped.addEventListener('abort', () => resolve()))
  const hold = () => {
    holdLine(tell, stopped)
    return untilStopped
  }
  const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock && !stopped.aborted) await hold()
    return lock !== null
  })
  if (free || stopped.aborted) return
  await navigator.locks.request(name, { signal: stopped }, hold).catch(() => undefined)
}

/**
 * Listens to the server and reconnects for as long as it takes. Whenever the line opens everything counts as changed:
 * what happened while it was closed, or before it first opened and after a screen had read, was not heard.
 */
function holdLine(tell: (news: News) => void, stopped: AbortSignal) {
  let refused = false
  let pause = 1000
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const open = () => {
    source = new EventSource(address)
    source.addEventListener('open', () => {
      pause = 1000
      tell({ lineOpen: true })
      tell({ topic: null })
      refused = false
    })
    source.addEventListener('message', (event: MessageEvent<string>) => {
      const topic = topicOf(event.data)
      if (topic) tell({ topic: topic === '*' ? null : topic })
    })
    source.addEventListener('error', () => {
      tell({ lineOpen: false })
      if (source?.readyState !== EventSource.CLOSED) return
      // The server refused: asking again shows each screen why, such as a session that ended.
      if (!refused) tell({ topic: null })
      refused = true
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
    const said = JSON.parse(data) as { topic?: unknown }
    return typeof said.topic === 'string' ? said.topic : null
  } catch {
    return null
  }
}
