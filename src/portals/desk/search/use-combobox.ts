import { type KeyboardEvent, useId, useState } from 'react'

type Options = {
  /** How many lines the list has. */
  count: number
  /** Another one for each new list, whose first line is marked. */
  listKey: string
  onEnter: () => void
  onEscape: () => void
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`

/**
 * A field with a list of matches below it. The field has the focus all the time, so that a scanner can type: the arrows and the pointer
 * mark a line. `field` are attributes of the input, `list` of what draws the lines with `optionId`.
 */
export function useCombobox({ count, listKey, onEnter, onEscape }: Options) {
  const id = useId()
  const [marked, setMarked] = useState({ at: 0, listKey })
  const at = marked.listKey === listKey ? Math.min(marked.at, Math.max(0, count - 1)) : 0
  const mark = (next: number) => setMarked({ at: next, listKey })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Escape') onEscape()
    else if (event.key === 'Enter') {
      event.preventDefault()
      onEnter()
    } else if (step !== 0 && count > 0) {
      event.preventDefault()
      mark((at + step + count) % count)
    }
  }
  return {
    active: at,
    list: { id, active: at, onActive: mark },
    field: {
      role: 'combobox' as const,
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': count > 0 ? optionId(id, at) : undefined,
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      onKeyDown,
    },
  }
}
