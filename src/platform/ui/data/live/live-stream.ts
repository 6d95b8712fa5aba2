import { type Change, type LiveMessage, repeated } from './live-message.ts'

const address = '/api/live?replay=true'

/**
 * Listens to the server and reconnects as long as necessary. The first connection of a page begins with what changed in the
 * last minute, so only older data is refetched. Every other connection counts as a change of everything, because events before
 * it were missed.
 */
export function connectStream(
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
      // The server rejected the connection: reading again shows each screen the reason, such as an ended session.
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
