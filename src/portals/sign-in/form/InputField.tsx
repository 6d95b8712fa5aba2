import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import type { ComponentProps, ReactNode } from 'react'
import { platformTexts } from '#platform/language/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { controlClass, lineClass } from '#platform/ui/forms/control-class.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'name'> & {
  name: string
  label: string
  hint?: string
  error: string | undefined
  /** What scripts say about a field without text, and about one with a wrong text. */
  missing?: string
  bad?: string
  /** The page continues here, after a form was sent. */
  hasFocus?: boolean
  /** Beside the label. */
  children?: ReactNode
}

/** The focus after a page was loaded, where the one before it continues here. The first screen of a visit has none. */
export const focusIf = (isHere: boolean) => (isHere ? { autoFocus: true } : {})

/** A labelled field, with the place of its error. The browser checks it where no script does. */
export function InputField({
  label,
  hint,
  error,
  missing,
  bad,
  hasFocus = false,
  className,
  children,
  ...rest
}: Props) {
  const { name } = rest
  const isPassword = rest.type === 'password'
  return (
    <div className="relative">
      <div className="mb-1.5">
        <label htmlFor={name} className="text-sm font-[525] text-ink">
          {label}
        </label>
      </div>
      <span className="relative block">
        <input
          required
          spellCheck={false}
          {...rest}
          id={name}
          {...focusIf(error !== undefined || hasFocus)}
          data-missing={missing}
          data-bad={bad}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${name}-error${hint ? ` ${name}-hint` : ''}`}
          className={classNames(controlClass, lineClass, 'h-11.5! text-16', isPassword && 'pr-11', className)}
        />
        {isPassword ? <ShowButton /> : null}
      </span>
      <FieldError name={name} error={error} />
      {hint ? (
        <p id={`${name}-hint`} hidden={error !== undefined} className="mt-1.25 text-xs text-ink-3">
          {hint}
        </p>
      ) : null}
      {children}
    </div>
  )
}

export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return (
    <p
      id={`${name}-error`}
      hidden={error === undefined}
      className="mt-1.5 flex items-start gap-1.25 text-xs font-medium text-tone-danger-fg"
    >
      <CircleAlert aria-hidden="true" size={13} className="mt-[0.0938rem]" />
      <span data-text="">{error}</span>
    </p>
  )
}

/** Shows the password; scripts reveal the button, because nothing happens without them. */
function ShowButton() {
  const words = useTexts(platformTexts)
  return (
    <button
      type="button"
      hidden
      data-show-password=""
      data-hide={words.hide}
      aria-pressed={false}
      aria-label={words.show}
      title={words.show}
      className="group absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-ink-3 hover:text-ink focus-visible:-outline-offset-3 max-md:w-11"
    >
      <Eye aria-hidden="true" size={17} className="group-aria-pressed:hidden" />
      <EyeOff aria-hidden="true" size={17} className="hidden group-aria-pressed:block" />
    </button>
  )
}
