import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import { useEffect, useRef } from 'react'
import { useHasRendered } from '#platform/ui/hooks/use-has-rendered.ts'
import { words } from '../messages/en.ts'
import type { Entry } from './entries.ts'
import type { Group } from './groups.ts'
import { Highlight } from './Highlight.tsx'
import { keyClass } from './KeyHints.tsx'

type Props = {
  id: string
  /** The typed text, which is marked in the titles. */
  query: string
  groups: readonly Group[]
  active: Entry | undefined
  onPoint: (entry: Entry) => void
  onChoose: (entry: Entry) => void
}

/** How many results the first frame shows; the others follow, so that the field answers sooner. */
const firstResults = 10

export const optionId = (list: string, { key }: Entry) => `${list}-${key}`

/** The results in groups. The focus stays in the field above, which points to the active line. */
export function ResultList({ id, query, groups, active, onPoint, onChoose }: Props) {
  const shown = useHasRendered() ? groups : beginningOf(groups, firstResults)
  return (
    <div id={id} role="listbox" aria-label={words.results} className="pb-1.5">
      {shown.map(({ label, entries }, at) => (
        <div key={label} role="group" aria-labelledby={`${id}-group-${at}`}>
          <div id={`${id}-group-${at}`} className="px-4 pt-3 pb-1 text-xs font-[525] text-ink-3 max-md:px-5">
            {label}
          </div>
          {entries.map((entry) => (
            <Option
              key={entry.key}
              id={optionId(id, entry)}
              entry={entry}
              query={query}
              isActive={entry.key === active?.key}
              onPoint={() => onPoint(entry)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The groups with at most so many entries in all. */
function beginningOf(groups: readonly Group[], count: number): readonly Group[] {
  let left = count
  return groups.flatMap((one) => {
    const entries = one.entries.slice(0, left)
    left -= entries.length
    return entries.length > 0 ? [{ ...one, entries }] : []
  })
}

type OptionProps = {
  id: string
  entry: Entry
  query: string
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, entry: { icon: Icon, title, detail, opens }, query, isActive, onPoint, onChoose }: OptionProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isActive) return undefined
    // With the layout of the next frame; here it would be computed once more.
    const frame = requestAnimationFrame(() => line.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [isActive])
  return (
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Keeps the focus in the field when a line is clicked.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onChoose}
      onKeyDown={undefined}
      className="mx-1.5 flex min-h-11 cursor-default items-center gap-3 rounded-md px-2.5 py-1.5 select-none aria-selected:bg-action-soft max-md:mx-2 max-md:min-h-13 max-md:px-3"
    >
      <span className="grid size-7 shrink-0 place-items-center rounded-md bg-sunken text-ink-2">
        <Icon aria-hidden="true" size={15} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[525]">
          <Highlight text={title} query={query} />
        </span>
        <span className="block truncate text-sm text-ink-3">{detail}</span>
      </span>
      {'keys' in opens && opens.keys ? (
        <span aria-hidden="true" className="flex shrink-0 gap-1 max-md:hidden">
          {opens.keys.map((key) => (
            <kbd key={key} className={keyClass}>
              {key}
            </kbd>
          ))}
        </span>
      ) : null}
      {isActive && !('keys' in opens && opens.keys) ? (
        <CornerDownLeft aria-hidden="true" size={14} className="shrink-0 text-ink-3 max-md:hidden" />
      ) : null}
    </div>
  )
}
