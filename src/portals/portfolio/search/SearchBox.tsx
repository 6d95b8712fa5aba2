import { useEffect, useRef, useState } from 'react'
import { shortestSearch } from '#portfolio/choices.ts'
import type { PortfolioBuilding } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { SearchInput } from '#platform/ui/lists/SearchInput.tsx'
import { useFound } from '../queries.ts'
import { FoundList } from './FoundList.tsx'

/** Milliseconds without typing after which the buildings are searched. */
const pause = 250

/** Searches people, units and requests of all buildings; `/` leads here. */
export function SearchBox({ buildings }: { buildings: readonly PortfolioBuilding[] }) {
  const words = useTexts(portfolioTexts)
  const place = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const typed = useDebounced(text.trim(), pause)
  const isSearching = typed.length >= shortestSearch
  const found = useFound(typed, isSearching)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target } = event
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, [role=dialog]')) return
      event.preventDefault()
      place.current?.querySelector('input')?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div ref={place} role="search" className="relative mb-3.5">
      <SearchInput
        label={words.search}
        value={text}
        onChange={setText}
        aria-keyshortcuts="/"
        className="w-full [&_input]:h-10.5 [&_input]:text-15"
      />
      {text === '' ? (
        <span className="pointer-events-none absolute top-2.5 right-3">
          <KeyCap>/</KeyCap>
        </span>
      ) : null}
      {isSearching ? <FoundList text={typed} found={found} buildings={buildings} /> : null}
    </div>
  )
}
