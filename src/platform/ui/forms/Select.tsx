import { Select as Base } from '@base-ui/react/select'
import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import { ChoiceList } from './ChoiceList.tsx'
import type { Choice } from './choices.ts'
import { classNames } from '../theme/class-names.ts'
import { controlClass } from './control-class.ts'
import { useTexts } from '../data/language.ts'
import { useFieldWiring } from './field-wiring.ts'

type Props<Value extends string> = {
  choices: readonly Choice<Value>[]
  value: Value | null | undefined
  onChange: (value: Value) => void
  onBlur?: () => void
  placeholder?: string
  name?: string
  disabled?: boolean
  /** The accessible name where there is no Field. */
  label?: string
  large?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Select<Value extends string>({
  choices,
  value,
  onChange,
  onBlur,
  placeholder,
  name,
  disabled,
  label,
  large,
  ref,
}: Props<Value>) {
  const words = useTexts(platformTexts)
  const wiring = useFieldWiring()
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <Base.Root
      value={value ?? null}
      onValueChange={(next) => next !== null && onChange(next)}
      {...(name ? { name } : {})}
      {...(disabled ? { disabled } : {})}
    >
      <Base.Trigger
        {...wiring}
        ref={ref}
        aria-label={label}
        onBlur={onBlur}
        className={classNames(
          controlClass,
          'flex items-center justify-between gap-2 px-2.75 text-left data-popup-open:outline-2 data-popup-open:-outline-offset-1 data-popup-open:outline-focus',
          large ? 'h-11.5 rounded-sm' : 'h-9 max-md:h-11',
        )}
      >
        <Base.Value className="flex min-w-0 items-center gap-2">
          {() =>
            chosen ? (
              <>
                {chosen.icon ? <chosen.icon aria-hidden="true" size={16} /> : null}
                <span className="truncate">{chosen.label}</span>
              </>
            ) : (
              <span className="truncate text-ink-3">{placeholder ?? words.choose}</span>
            )
          }
        </Base.Value>
        <Base.Icon className="text-ink-3">
          <ChevronDown aria-hidden="true" />
        </Base.Icon>
      </Base.Trigger>
      <ChoiceList choices={choices} />
    </Base.Root>
  )
}
