import { useEffect, useEffectEvent } from 'react'
import { countLayers, singleKeyOf } from '#platform/ui/keys/single-keys.ts'
import type { ActionKey } from './desk-actions.ts'

/** Begins something in a section by the same key as in the search field of the desk, where no field takes it. */
export function useSectionKey(key: ActionKey, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (singleKeyOf(event) !== key || countLayers() > 0) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('keydown', press, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}
