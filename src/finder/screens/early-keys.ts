/** What was typed before the field could take it, and whether Enter ended it. */
export type Early = { text: string; enter: boolean }
export type EarlyKeys = ReturnType<typeof catchKeys>

/**
 * From the moment the command bar is asked for until its field has the keyboard, keeps what is typed: a quick hand goes
 * on at once, while the bar may still be on its way. Escape takes the wish back.
 */
export function catchKeys(onEscape: () => void) {
  const caught: Early = { text: '', enter: false }
  const listening = new AbortController()
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key.length === 1) caught.text += event.key
    else if (event.key === 'Backspace') caught.text = caught.text.slice(0, -1)
    else if (event.key === 'Enter') caught.enter = true
    else if (event.key === 'Escape') onEscape()
    else return
    // Nothing behind the bar that is coming hears it.
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', hear, { capture: true, signal: listening.signal })
  return {
    /** Gives what was typed, once; from here on the field hears for itself. */
    take(): Early {
      listening.abort()
      const taken = { ...caught }
      Object.assign(caught, { text: '', enter: false })
      return taken
    },
  }
}
