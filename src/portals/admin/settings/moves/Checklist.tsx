import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { checklistWords as words } from '#moves/messages/checklist.ts'
import { stepTexts } from '#moves/messages/steps.ts'
import type { ChecklistStep } from '#moves/rules.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { ChecklistStepDialog } from './ChecklistStepDialog.tsx'

type Props = { name: string; steps: readonly ChecklistStep[]; onChange: (steps: ChecklistStep[]) => void }

/** The steps of one kind of move in their order. */
export function Checklist({ name, steps, onChange }: Props) {
  const [edited, setEdited] = useState<number | null>(null)
  const { last: at, open, turn } = useLingering(edited)
  const move = (from: number, to: number) => {
    const moved = steps.toSpliced(from, 1)
    const step = steps[from]
    if (step) onChange(moved.toSpliced(to, 0, step))
  }
  return (
    <Card title={name} action={<span className="text-sm text-ink-3">{words.counted(steps.length)}</span>}>
      {steps.length === 0 ? <p className="text-ink-3">{words.none}</p> : null}
      <ol aria-label={name} className="grid">
        {steps.map((step, place) => (
          <li
            // The steps have no ids; their place is what the buttons change.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            className="flex items-center gap-1 py-1.5 not-first:border-t not-first:border-line max-md:flex-wrap max-md:justify-end max-md:pb-0"
          >
            <span className="min-w-0 flex-1 wrap-anywhere max-md:basis-full">
              {words.stepName(step)}
              <span className="block text-sm text-ink-3">
                {stepTexts.en.responsible[step.responsible]}, {words.when(step.day)}
              </span>
            </span>
            <IconButton
              small
              icon={ChevronUp}
              label={words.up(words.stepName(step))}
              aria-disabled={place === 0}
              onClick={() => place > 0 && move(place, place - 1)}
            />
            <IconButton
              small
              icon={ChevronDown}
              label={words.down(words.stepName(step))}
              aria-disabled={place === steps.length - 1}
              onClick={() => place < steps.length - 1 && move(place, place + 1)}
            />
            <IconButton small icon={Pencil} label={words.edit(words.stepName(step))} onClick={() => setEdited(place)} />
            <IconButton
              small
              icon={X}
              label={words.remove(words.stepName(step))}
              onClick={() => onChange(steps.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon={Plus}
        className="mt-3"
        aria-label={words.addTo(name)}
        onClick={() => setEdited(steps.length)}
      >
        {words.addStep}
      </Button>
      {at === null ? null : (
        <ChecklistStepDialog
          key={turn}
          title={words.editTitle(name)}
          step={steps[at] ?? null}
          open={open}
          onClose={() => setEdited(null)}
          onApply={(step) => onChange(at < steps.length ? steps.with(at, step) : [...steps, step])}
        />
      )}
    </Card>
  )
}
