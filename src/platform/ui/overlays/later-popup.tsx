import { useEffect, useState, type ComponentType } from 'react'
import { endFirstScreen } from '../data/loading/idle.ts'
import { loadAfterFirstScreen } from '../data/loading/load-part.ts'

/** How a popup begins whose button was used before its code was there. */
export type PopupStart = { isOpen: boolean; hasFocus: boolean }
/** What the button gets until then. */
export type EarlyButton = {
  onMouseDown: () => void
  onKeyDown: (event: { key: string }) => void
  onFocus: () => void
  onBlur: () => void
}

const openingKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/** What the button gets when the code could not be loaded: a page can only try again by loading anew. */
const reloading: EarlyButton = {
  onMouseDown: () => location.reload(),
  onKeyDown: ({ key }) => {
    if (openingKeys.has(key)) location.reload()
  },
  onFocus: () => {},
  onBlur: () => {},
}

/** A button with a popup, such as a menu. The first screen has the button alone; the code of the popup follows. */
export function laterPopup<Props extends object>(
  load: () => Promise<ComponentType<Props & { start: PopupStart }>>,
  Button: ComponentType<Props & { early: EarlyButton }>,
): ComponentType<Props> {
  const WithoutPopup = (props: Props) => <Button {...props} early={reloading} />
  let loading: Promise<ComponentType<Props & { start: PopupStart }>> | undefined
  return function LaterPopup(props: Props) {
    // Not Suspense: React may wait between rendering what was suspended and showing it, and a press in between would be lost.
    const [Popup, setPopup] = useState<ComponentType<Props & { start: PopupStart }>>()
    useEffect(() => {
      loading ??= loadAfterFirstScreen(load).catch(() => WithoutPopup)
      void loading.then((loaded) => setPopup(() => loaded))
    }, [])
    // Changed without a render: the popup reads it when it replaces the button.
    const [start] = useState<PopupStart>(() => ({ isOpen: false, hasFocus: false }))
    const open = () => {
      start.isOpen = true
      endFirstScreen()
    }
    const early: EarlyButton = {
      onMouseDown: open,
      onKeyDown: ({ key }) => {
        if (openingKeys.has(key)) open()
      },
      onFocus: () => {
        start.hasFocus = true
      },
      onBlur: () => {
        start.hasFocus = false
      },
    }
    return Popup ? <Popup {...props} start={start} /> : <Button {...props} early={early} />
  }
}
