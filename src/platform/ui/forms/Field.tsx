import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import { classNames } from '../theme/class-names.ts'
import { FieldContext } from './field-wiring.ts'
import { useTexts } from '../data/language.ts'

type Props = {
  label: string
  required?: boolean
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** The label is for screen readers only. */
  hideLabel?: boolean
  /** The field holds a group of controls. */
  group?: boolean
  /** The field holds RadioCards. */
  radios?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** A label above a control, with the hint or the error below it, linked by aria attributes. */
export function Field({
  label,
  required = false,
  optional,
  hint,
  error: formError,
  hideLabel,
  group,
  radios,
  id: ownId,
  className,
  children,
}: Props) {
  const words = useTexts(platformTexts)
  const [problem, report] = useState<string | null>(null)
  const error = problem ?? formError
  const made = useId()
  const id = ownId ?? made
  const labelId = `${id}-label`
  const noteId = `${id}-note`
  const describedBy = error || hint ? noteId : undefined
  const wiring = useMemo(
    () => ({ id, labelId, describedBy, invalid: Boolean(error), required, label, report }),
    [id, labelId, describedBy, error, required, label],
  )
  const Label = group || radios ? 'span' : 'label'
  return (
    <FieldContext value={wiring}>
      <div
        className={classNames('min-w-0', className)}
        {...(group ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy } : {})}
      >
        <div className={hideLabel ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-2'}>
          <Label
            id={labelId}
            {...(group || radios ? {} : { htmlFor: id })}
            className={classNames('text-sm font-[525] text-ink', required && 'required-mark')}
          >
            {label}
          </Label>
          {optional ? <span className="text-xs text-ink-3">{words.optional}</span> : null}
        </div>
        {children}
        {error ? (
          <p id={noteId} className="mt-1.5 flex items-start gap-1.25 text-xs font-medium text-tone-danger-fg">
            <CircleAlert aria-hidden="true" size={13} className="mt-[0.0938rem]" />
            {error}
          </p>
        ) : hint ? (
          <p id={noteId} className="mt-1.25 text-xs text-ink-3">
            {hint}
          </p>
        ) : null}
      </div>
    </FieldContext>
  )
}
