import X from 'lucide-react/icons/x'
import type { PortfolioBuilding } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'

type Props = { recipients: readonly PortfolioBuilding[]; onRemove: (id: string) => void; onAll: () => void }

/** The chosen buildings, each with a button that removes it. */
export function Recipients({ recipients, onRemove, onAll }: Props) {
  const words = useTexts(portfolioTexts).messages
  return (
    <Field label={words.to} group>
      <ul className="flex flex-wrap gap-1.5 rounded-md p-1.5 inset-ring inset-ring-control-line">
        {recipients.map(({ id, name }) => (
          <li
            key={id}
            className="inline-flex h-6.5 items-center gap-1 rounded-sm bg-action-soft pl-2.25 text-sm font-[525] text-action-ink max-md:h-11"
          >
            {name}
            <button
              type="button"
              aria-label={words.remove(name)}
              onClick={() => onRemove(id)}
              className="grid size-6.5 place-items-center rounded-sm max-md:size-11"
            >
              <X aria-hidden="true" size={13} />
            </button>
          </li>
        ))}
        {recipients.length === 0 ? (
          <li className="flex flex-1 flex-wrap items-center justify-between gap-2 px-1 text-sm text-ink-3">
            {words.noneChosen}
            <Button size="small" onClick={onAll}>
              {words.all}
            </Button>
          </li>
        ) : null}
      </ul>
    </Field>
  )
}
