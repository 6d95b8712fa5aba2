import { KeyCap } from './KeyCap.tsx'

/** Keys and what they do: [['J', 'K'], 'next, previous']. */
export type Hint = readonly [keys: readonly string[], text: string]

/** A line below a list with its keys; the list of all keys says the same to screen readers. */
export const KeyHints = ({ hints }: { hints: readonly Hint[] }) => (
  <div
    aria-hidden="true"
    className="flex min-h-8.5 flex-wrap items-center gap-x-3.5 gap-y-1.5 px-1 text-xs whitespace-nowrap text-ink-3 max-md:hidden pointer-coarse:hidden"
  >
    {hints.map(([keys, text]) => (
      <span key={text} className="flex items-center gap-1.25">
        {keys.map((key) => (
          <KeyCap key={key}>{key}</KeyCap>
        ))}
        {text}
      </span>
    ))}
  </div>
)
