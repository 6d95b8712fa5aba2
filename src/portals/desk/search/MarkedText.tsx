import { markedParts } from './marked-parts.ts'

/** A text with the letters that were typed marked. */
export const MarkedText = ({ text, typed }: { text: string; typed: string }) =>
  markedParts(text, typed).map(({ part, at, isMarked }) =>
    isMarked ? (
      <mark key={at} className="rounded-xs bg-action/20 text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
