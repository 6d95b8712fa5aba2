import Check from 'lucide-react/icons/check'
import { productAccent } from '#platform/colour/accent.ts'
import type { AccentChoice } from '#building/choices.ts'
import { buildingWords } from '../messages/building.ts'

const words = buildingWords.colour

type Props = {
  /** Null is the colour of the product. */
  choices: readonly (AccentChoice | null)[]
  chosen: string | null
  onChoose: (value: string) => void
}

/** The suggested colours. */
export function AccentSwatches({ choices, chosen, onChoose }: Props) {
  return (
    <div
      role="group"
      aria-label={words.suggestions}
      className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-1.5"
    >
      {choices.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-pressed={chosen === colour}
          onClick={() => onChoose(colour ?? '')}
          className="flex min-h-11 items-center gap-2.5 rounded-md px-2.5 text-left font-medium text-ink-2 inset-ring inset-ring-line-strong transition-colors duration-[var(--dur-2)] hover:bg-hover aria-pressed:text-ink aria-pressed:inset-ring-2 aria-pressed:inset-ring-action"
        >
          <span
            aria-hidden="true"
            className="grid size-5.5 shrink-0 place-items-center rounded-full text-white ring-1 ring-line-strong forced-color-adjust-none"
            style={{ background: colour ?? productAccent }}
          >
            {chosen === colour ? <Check size={13} strokeWidth={2.75} /> : null}
          </span>
          {words.names[colour ?? 'product']}
        </button>
      ))}
    </div>
  )
}
