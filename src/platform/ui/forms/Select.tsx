import { Select as Base } from '@base-ui/react/select'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Ref } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import { ChoiceList } from './ChoiceList.tsx'
import type { Choice } from './choices.ts'
import type { PopupStart } from '../overlays/later-popup.tsx'
import { selectClass } from './control-class.ts'
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
  /** For `laterPopup`. */
  start?: PopupStart
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
  start,
  ref,
}: Props<Value>) {
  const words = useTexts(platformTexts)
  const wiring = useFieldWiring()
  const chosen = choices.find((choice) => choice.value === value)
  const empty = placeholder ?? words.choose
  return (
    <Base.Root
      value={value ?? null}
      onValueChange={(next) => next !== null && onChange(next)}
      {...(name ? { name } : {})}
      {...(disabled ? { disabled } : {})}
      defaultOpen={start?.isOpen ?? false}
    >
      <Base.Trigger
        {...wiring}
        ref={ref}
        aria-label={label}
        onBlur={onBlur}
        // The button that this one replaces had the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={start?.hasFocus && !start.isOpen}
        className={selectClass(large)}
      >
        <Base.Value className="flex min-w-0 items-center gap-2">
          {() =>
            chosen ? (
              <>
                {chosen.icon ? <chosen.icon aria-hidden="true" size={16} /> : null}
                <span className="truncate" title={chosen.label}>
                  {chosen.label}
                </span>
              </>
            ) : (
              <span className="truncate text-ink-3" title={empty}>
                {empty}
              </span>
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
