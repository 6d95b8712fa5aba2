import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react'
import { browserHistory } from './browser-history.ts'
import { addressOf, type Destination, navigate } from './navigate.ts'

type Props = Destination & Omit<ComponentProps<'a'>, 'href' | 'target'>

/** A link within the portals. It opens without loading a document; a press for a new tab or window is the browser's. */
export function Link({ to, search, onClick, children, ...rest }: Props) {
  // The address of a link from the current path or parameters changes with them.
  const address = useSyncExternalStore(browserHistory.subscribe, () => addressOf({ to, search }))
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    navigate({ to, search })
  }
  return (
    <a {...rest} href={address} onClick={open}>
      {children}
    </a>
  )
}
