/** What was typed before the field had the focus, and whether Enter was pressed. */
export type Early = { text: string; enter: boolean }
export type EarlyKeys = ReturnType<typeof captureKeys>

/**
 * Collects key presses from the moment the command bar is requested until its field has the
 * focus, because its code may still be loading. Escape cancels the request.
 */
export function captureKeys(onEscape: () => void) {
  const caught: Early = { text: '', enter: false }
  const listening = new AbortController()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key.length === 1) caught.text += event.key
    else if (event.key === 'Backspace') caught.text = caught.text.slice(0, -1)
    else if (event.key === 'Enter') caught.enter = true
    else if (event.key === 'Escape') onEscape()
    else return
    // The page behind the bar must not handle the key.
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', onKeyDown, { capture: true, signal: listening.signal })
  return {
    /** Returns what was typed and stops collecting. */
    stop(): Early {
      listening.abort()
      const taken = { ...caught }
      Object.assign(caught, { text: '', enter: false })
      return taken
    },
  }
}
