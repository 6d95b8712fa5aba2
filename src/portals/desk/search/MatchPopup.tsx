import type { ComponentProps } from 'react'
import { MatchList } from './MatchList.tsx'

/** What the search of the first screen found, below its field. */
export function MatchPopup(list: ComponentProps<typeof MatchList>) {
  if (list.matches.length === 0) return null
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-lg bg-raised shadow-pop">
      <MatchList {...list} />
    </div>
  )
}
