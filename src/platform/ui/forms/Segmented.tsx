import type { Choice } from './choices.ts'
import { useChosen } from '../hooks/use-chosen.ts'
import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between two or three views. */
export function Segmented<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  const name = useId()
  const [chosen, choose] = useChosen(value, onChange)
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="inline-flex max-w-full flex-wrap rounded-md bg-sunken p-0.5 inset-ring inset-ring-line"
    >
      {choices.map(({ value: own, label: text, icon: Icon }) => (
        <label
          key={own}
          className="relative flex h-7.5 cursor-pointer items-center gap-1.5 rounded-md px-3 font-medium md:whitespace-nowrap text-ink-2 transition-colors duration-[var(--dur-2)] hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-xs has-checked:ring has-checked:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:h-auto max-md:min-h-10 max-md:px-2.5 max-md:py-1 max-md:text-center max-md:leading-4.5"
        >
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === chosen}
            onChange={() => choose(own)}
            className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
          />
          {Icon ? <Icon aria-hidden="true" size={15} /> : null}
          {text}
        </label>
      ))}
    </div>
  )
}
