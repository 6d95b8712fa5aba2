import { useTexts } from '#platform/ui/data/language.ts'
import { frameTexts } from './messages/index.ts'

/** The first focusable element of every screen. */
export function SkipLink() {
  const words = useTexts(frameTexts)
  return (
    <a
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        document.querySelector<HTMLElement>('main')?.focus()
      }}
      className="sr-only z-50 rounded-md bg-raised px-4 py-2.5 font-[525] text-action-ink shadow-pop focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {words.skip}
    </a>
  )
}
