import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { captureKeys, type EarlyKeys } from '#command-bar/screens/early-keys.ts'
import { words } from '#command-bar/messages/en.ts'
import { firstScreen } from '#platform/ui/data/loading/idle.ts'

const load = () => import('./PortalCommandBar.tsx')
const PortalCommandBar = lazy(() => load().then((file) => ({ default: file.PortalCommandBar })))

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

/** Opens the command bar, as its shortcut does; its code is loaded after the first screen. */
export function CommandBarButton() {
  const [open, setOpen] = useState(false)
  const early = useRef<EarlyKeys | null>(null)
  const close = () => {
    early.current?.stop()
    early.current = null
    setOpen(false)
  }
  const begin = () => {
    early.current ??= captureKeys(close)
    setOpen(true)
  }
  const onShortcut = useEffectEvent(() => (open ? close() : begin()))
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      if (!event.repeat) onShortcut()
    }
    window.addEventListener('keydown', listen)
    // A failed preload is ignored: the code is loaded again on opening.
    void firstScreen()
      .then(load)
      .catch(() => {})
    return () => {
      window.removeEventListener('keydown', listen)
      early.current?.stop()
    }
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={begin}
        className="flex h-8.5 min-w-0 items-center gap-2 rounded-md bg-sunken pr-1.5 pl-2.75 text-ink-3 inset-ring inset-ring-line transition-colors duration-[var(--dur-2)] hover:inset-ring-line-strong max-lg:w-8.5 max-lg:shrink-0 max-lg:justify-center max-lg:p-0 max-md:size-11 max-md:bg-transparent max-md:inset-ring-0 lg:max-w-82.5 lg:flex-1"
      >
        <Search aria-hidden="true" className="shrink-0" />
        <span title={words.button} className="min-w-0 flex-1 truncate text-left max-lg:sr-only">
          {words.button}
        </span>
        <kbd
          aria-hidden="true"
          className="rounded-sm bg-surface px-1.5 text-11 leading-4 font-medium [font-family:inherit] whitespace-nowrap inset-ring inset-ring-line-strong max-lg:hidden"
        >
          {isMac() ? words.shortcut.mac : words.shortcut.other}
        </kbd>
      </button>
      {open ? (
        <Suspense fallback={<output className="sr-only">{words.loadingBar}</output>}>
          <PortalCommandBar onClose={close} onReady={() => early.current?.stop()} />
        </Suspense>
      ) : null}
    </>
  )
}
