import Check from 'lucide-react/icons/check'
import type { SetUpStep } from '#set-up-guide/contract.ts'
import type { SetUpStepKey, StepState } from '#set-up-guide/choices.ts'
import { Select } from '#platform/ui/forms/Select.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { guideTexts as words } from './messages/guide.ts'

type Props = { steps: readonly SetUpStep[]; current: SetUpStepKey; onGo: (step: SetUpStepKey) => void }

/** The steps with their state: a list beside the step, on a phone and a tablet a choice above it. */
export function StepList({ steps, current, onGo }: Props) {
  return (
    <div className="grid gap-3">
      <Progress steps={steps} />
      <div className="lg:hidden">
        <Select
          label={words.step}
          choices={steps.map(({ key, state }) => ({
            value: key,
            label: `${words.names[key]} · ${words.states[state]}`,
          }))}
          value={current}
          onChange={onGo}
        />
      </div>
      <nav aria-label={words.steps} className="max-lg:hidden">
        <ol className="grid gap-0.5">
          {steps.map((step) => (
            <li key={step.key}>
              <StepButton step={step} isCurrent={step.key === current} onGo={onGo} />
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

function StepButton({ step, isCurrent, onGo }: { step: SetUpStep; isCurrent: boolean; onGo: Props['onGo'] }) {
  const { key, state, line } = step
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onGo(key)}
      className="flex w-full items-start gap-2.75 rounded-md px-2.75 py-2 text-left transition-colors duration-[var(--dur-2)] hover:bg-hover aria-[current=step]:bg-surface aria-[current=step]:shadow-card"
    >
      <StateMark state={state} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="font-[575] text-ink">{words.names[key]}</span>
          <span className={classNames('shrink-0 text-xs text-ink-3', state === 'done' && 'sr-only')}>
            {words.states[state]}
          </span>
        </span>
        <span className="block text-sm text-ink-3 wrap-anywhere">{line}</span>
      </span>
    </button>
  )
}

const markClass: Record<StepState, string> = {
  done: 'bg-tone-success-bg text-tone-success-fg border-tone-success-line',
  'to-do': 'border-control-line',
  optional: 'border-dashed border-control-line',
}

function StateMark({ state }: { state: StepState }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-full border-[1.5px]',
        markClass[state],
      )}
    >
      {state === 'done' ? <Check size={12} strokeWidth={2.5} /> : null}
    </span>
  )
}

/** One bar for each step. The number is in the head of the page. */
function Progress({ steps }: { steps: readonly SetUpStep[] }) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {steps.map(({ key, state }) => (
        <span
          key={key}
          className={classNames('h-1.25 flex-1 rounded-full', state === 'done' ? 'bg-action' : 'bg-line-strong')}
        />
      ))}
    </div>
  )
}
