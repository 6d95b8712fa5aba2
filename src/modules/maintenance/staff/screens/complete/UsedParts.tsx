import Package from 'lucide-react/icons/package'
import X from 'lucide-react/icons/x'
import { Button } from '#platform/ui/display/Button.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { mostParts } from '../../choices.ts'
import { staffWords } from '../../messages/en.ts'
import { isCostReadable, type PartDraft } from './visit-draft.ts'

type Props = { parts: readonly PartDraft[]; onParts: (parts: readonly PartDraft[]) => void }

/** The parts that a visit used: name, quantity, and what they cost. */
export function UsedParts({ parts, onParts }: Props) {
  const change = (key: number, changes: Partial<PartDraft>) =>
    onParts(parts.map((part) => (part.key === key ? { ...part, ...changes } : part)))
  const add = () => onParts([...parts, { key: (parts.at(-1)?.key ?? 0) + 1, name: '', quantity: '1', cost: '' }])
  return (
    <section aria-label={staffWords.parts} className="grid gap-2 border-t border-line pt-3">
      <p className="flex items-center gap-2.5 text-sm font-[525]">
        <Package aria-hidden="true" size={18} className="text-ink-3" />
        {staffWords.parts}
        {parts.length < mostParts ? (
          <Button
            variant="plain"
            size="small"
            className="-mr-2.25 ml-auto text-action-ink! max-md:-mr-3.5"
            onClick={add}
          >
            {staffWords.addPart}
          </Button>
        ) : null}
      </p>
      {parts.map((part, at) => (
        <div key={part.key} className="grid grid-cols-[minmax(0,1fr)_3.75rem_5rem_2.75rem] items-start gap-1.5">
          <Field label={staffWords.part(at + 1)} hideLabel>
            <TextInput
              value={part.name}
              placeholder={staffWords.part(at + 1)}
              maxLength={200}
              // Added by a press: the next thing is to type.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={part.name === ''}
              onChange={(event) => change(part.key, { name: event.target.value })}
            />
          </Field>
          <Field label={staffWords.partQuantity(at + 1)} hideLabel>
            <TextInput
              inputMode="numeric"
              value={part.quantity}
              maxLength={3}
              onChange={(event) => change(part.key, { quantity: event.target.value.replace(/\D/g, '') })}
            />
          </Field>
          <Field
            label={staffWords.partCost(at + 1)}
            hideLabel
            error={isCostReadable(part.cost) ? undefined : staffWords.badCost}
          >
            <TextInput
              inputMode="decimal"
              value={part.cost}
              placeholder={staffWords.partCostShort}
              maxLength={12}
              onChange={(event) => change(part.key, { cost: event.target.value })}
            />
          </Field>
          <IconButton
            icon={X}
            label={staffWords.removePart(at + 1)}
            tip={false}
            onClick={() => onParts(parts.filter(({ key }) => key !== part.key))}
          />
        </div>
      ))}
    </section>
  )
}
