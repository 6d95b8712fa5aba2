import { useRef } from 'react'

/** One key for one act: sending the same again repeats it, a changed text or a new act takes a new key. */
export function useIdempotencyKey() {
  const last = useRef<{ key: string; content: string } | null>(null)
  return {
    keyFor(body: unknown) {
      const content = JSON.stringify(body)
      if (last.current?.content !== content) last.current = { key: newKey(), content }
      return last.current.key
    },
    /** The act is done, so that the same words once more are another one. */
    done() {
      last.current = null
    },
  }
}

/** From random bytes, because `randomUUID` is missing on a page that is not https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
