import { words } from '../messages/en.ts'

export const keyClass =
  'inline-block min-w-5 rounded-sm bg-surface px-1.5 text-center text-11 leading-4 font-medium [font-family:inherit] inset-ring inset-ring-line-strong'

/** The keyboard shortcuts; hidden on phones. */
export function KeyHints() {
  return (
    <footer
      aria-hidden="true"
      className="flex shrink-0 gap-5 bg-canvas px-4 py-2.5 text-xs text-ink-3 shadow-[inset_0_1px_0_var(--line)] max-md:hidden"
    >
      {(['move', 'open', 'actions', 'close'] as const).map((action) => (
        <span key={action}>
          <kbd className={`mr-1.5 ${keyClass}`}>{{ move: '↑ ↓', open: '↵', actions: 'Tab', close: 'Esc' }[action]}</kbd>
          {words.keys[action]}
        </span>
      ))}
      <span className="ml-auto truncate max-lg:hidden">{words.mistakes}</span>
    </footer>
  )
}
