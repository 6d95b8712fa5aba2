import type { QueryClient } from '@tanstack/react-query'
import { accessEnded } from '../../../access-ended.ts'
import { LatestChanges } from './latest-changes.ts'
import type { LiveMessage } from './live-message.ts'
import { connectStream } from './live-stream.ts'
import { refetchTopic } from './refetch-topic.ts'

/** What tabs send to each other: messages of the connection, the request of a tab that opened later, and the reply to it. */
type TabMessage = LiveMessage | { requestOf: number } | { replyTo: number; messages: LiveMessage[] }

const name = 'live'

/**
 * Keeps all open screens up to date. One tab of the browser holds the connection to the server (the one with the
 * lock) and informs the others; where the browser has no locks or channels, each tab has its own. A tab that opens later
 * requests what changed while it loaded. `onLine` is called when the connection is lost and when it is back, `onAccessEnded` when the account was closed. Returns a
 * function that stops it.
 */
export function listenLive(
  client: QueryClient,
  onLine: (open: boolean) => void = () => {},
  onAccessEnded: () => void = () => {},
): () => void {
  const stop = new AbortController()
  const handleNews = (message: LiveMessage) => {
    if ('lineOpen' in message) return onLine(message.lineOpen)
    if (message.topic === accessEnded) return onAccessEnded()
    refetchTopic(client, message.topic, message.age === undefined ? Infinity : performance.now() - message.age)
  }
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    connectStream(handleNews, stop.signal, { isFirst: true })
    return () => stop.abort()
  }

  const others = new BroadcastChannel(name)
  const send = (message: TabMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    if (!stop.signal.aborted) others.postMessage(message)
  }
  const thisTab = Math.random()
  const latest = new LatestChanges()
  let isConnected = false
  others.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if ('requestOf' in data) {
      if (isConnected) send({ replyTo: data.requestOf, messages: latest.list() })
    } else if ('replyTo' in data) {
      if (data.replyTo === thisTab) data.messages.forEach(handleNews)
    } else handleNews(data)
  })
  stop.signal.addEventListener('abort', () => others.close())
  const broadcast = (message: LiveMessage) => {
    latest.add(message)
    handleNews(message)
    send(message)
  }
  const connect = (isFirst: boolean) => {
    isConnected = true
    connectStream(broadcast, stop.signal, { isFirst })
  }
  void waitForLock({ connect, onTaken: () => send({ requestOf: thisTab }) }, stop.signal)
  return () => stop.abort()
}

type LockEvents = { connect: (isFirst: boolean) => void; onTaken: () => void }

/** Waits for the lock, and holds it and the connection until this tab stops. `onTaken` is called when another tab has it. */
async function waitForLock({ connect, onTaken }: LockEvents, stopped: AbortSignal) {
  const untilStopped = new Promise<void>((resolve) => stopped.addEventListener('abort', () => resolve()))
  const keepConnected = (isFirst: boolean) => {
    connect(isFirst)
    return untilStopped
  }
  const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock && !stopped.aborted) await keepConnected(true)
    return lock !== null
  })
  if (free || stopped.aborted) return
  onTaken()
  await navigator.locks.request(name, { signal: stopped }, () => keepConnected(false)).catch(() => undefined)
}
