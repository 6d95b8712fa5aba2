import type { Ref } from 'react'
import type { Choice } from './choices.ts'
import { classNames } from '../theme/class-names.ts'
import { useRadiosWiring } from './field-wiring.ts'

type Props<Value extends string> = {
  name: string
  choices: readonly Choice<Value>[]
  value: Value | null | undefined
  onChange: (value: Value) => void
  onBlur?: () => void
  /** `tiles`: icon over label; `lines`: icon and label over a description. */
  shape?: 'tiles' | 'lines'
  ref?: Ref<HTMLInputElement>
}

/** Large radio buttons; put them in a Field with `radios`. */
export function RadioCards<Value extends string>({
  name,
  choices,
  value,
  onChange,
  onBlur,
  shape = 'lines',
  ref,
}: Props<Value>) {
  const wiring = useRadiosWiring()
  return (
    <div
      role="radiogroup"
      aria-labelledby={wiring.labelId}
      aria-describedby={wiring['aria-describedby']}
      aria-invalid={wiring['aria-invalid']}
      aria-required={wiring['aria-required']}
      className={
        shape === 'tiles'
          ? 'grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-1.5 md:grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))]'
          : 'grid grid-cols-2 gap-1.5 md:grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))]'
      }
    >
      {choices.map(({ value: own, label, detail, icon: Icon, disabled }, at) => (
        <label
          key={own}
          className={classNames(
            'relative min-h-11 cursor-pointer rounded-md text-ink-2 inset-ring inset-ring-line-strong transition-colors duration-[var(--dur-2)] hover:bg-hover has-checked:bg-action-soft has-checked:text-action-ink has-checked:inset-ring-2 has-checked:inset-ring-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-50',
            shape === 'tiles'
              ? 'flex flex-col items-center justify-center gap-1 px-0.5 pt-2.25 pb-1.75 text-center text-[0.8438rem] leading-4 font-medium wrap-anywhere md:text-[0.7812rem]'
              : 'grid grid-cols-[auto_1fr] content-center items-center gap-x-1.75 px-2.5 py-2',
          )}
        >
          <input
            ref={at === 0 ? ref : undefined}
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            disabled={disabled}
            onChange={() => onChange(own)}
            onBlur={onBlur}
            className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
          />
          {Icon ? <Icon aria-hidden="true" size={shape === 'tiles' ? 17 : 15} /> : null}
          <span className={shape === 'lines' ? 'font-[550] text-ink' : undefined}>{label}</span>
          {detail ? <span className="col-span-2 mt-0.5 text-xs text-ink-2">{detail}</span> : null}
        </label>
      ))}
    </div>
  )
}
