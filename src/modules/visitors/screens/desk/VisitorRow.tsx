import type { ReactNode } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'

type Props = {
  /** At the left: a time, or the number of a home. */
  lead: string
  name: string
  children: ReactNode
  /** Opens the visit; without it the row has no more to show. */
  onOpen?: (() => void) | undefined
  verb?: { text: string; label: string; onPress: () => void } | undefined
}

/** One visitor: a time or a home, who it is, what the desk must know, and one button. */
export function VisitorRow({ lead, name, children, onOpen, verb }: Props) {
  const content = (
    <>
      <span className="tabular w-13 shrink-0 font-semibold">{lead}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-3 wrap-anywhere">{children}</span>
      </span>
    </>
  )
  const line = '-my-1 flex min-h-12 min-w-0 flex-1 basis-40 items-center gap-3 rounded-md py-1 text-left'
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4.5 py-2 first:border-t-0 max-md:gap-x-2.5 max-md:px-4">
      {onOpen ? (
        <button type="button" onClick={onOpen} className={`${line} hover:bg-hover`}>
          {content}
        </button>
      ) : (
        <div className={line}>{content}</div>
      )}
      {verb ? (
        <Button className="min-h-11" aria-label={verb.label} onClick={verb.onPress}>
          {verb.text}
        </Button>
      ) : null}
    </li>
  )
}
