import { useRef } from 'react'

/**
 * An idempotency key per action: repeating the same request reuses the key, a changed body or a new action gets a new
 * one.
 */
export function useIdempotencyKey() {
  const last = useRef<{ key: string; content: string } | null>(null)
  return {
    keyFor(body: unknown) {
      const content = JSON.stringify(body)
      if (last.current?.content !== content) last.current = { key: createKey(), content }
      return last.current.key
    },
    /** The action is complete, so the same body again is a new one. */
    done() {
      last.current = null
    },
  }
}

/** Not `randomUUID`, which is missing on pages without https. */
export const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
