import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ReactNode } from 'react'
import { accountTexts } from '#accounts/messages/index.ts'
import { platformTexts } from '#platform/language/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { toneClass } from '#platform/ui/theme/tones.ts'
import type { FormState } from '../content.ts'
import { Notice } from './Notice.tsx'

type Props<Field extends string> = {
  /** The script that sends it. */
  name: string
  state: FormState<Field>
  /** The visible label of each field, in the order of the screen. */
  labels?: Partial<Record<Field, string>>
  /** In front of the error of the whole form. */
  problemTitle?: string
  /** For a form with a file. */
  encoding?: 'multipart/form-data'
  children: ReactNode
}

/** A form that posts to the address of its page. Its script sends it without leaving the page. */
export function Form<Field extends string>({ name, state, labels, problemTitle, encoding, children }: Props<Field>) {
  const words = useTexts(platformTexts)
  const accountWords = useTexts(accountTexts)
  return (
    <form
      method="post"
      encType={encoding}
      data-form={name}
      data-failed={accountWords.anError}
      data-offline={words.offline}
      className="grid gap-4.5"
    >
      <Notice
        tone="danger"
        slot="problem"
        hidden={state.problem === null}
        {...(problemTitle ? { title: problemTitle } : {})}
      >
        {state.problem}
      </Notice>
      {labels ? <Problems labels={labels} errors={state.errors} /> : null}
      {children}
    </form>
  )
}

/** Above a form with several invalid fields: a link to each. */
function Problems({
  labels,
  errors,
}: {
  labels: Partial<Record<string, string>>
  errors: Partial<Record<string, string>>
}) {
  const words = useTexts(platformTexts)
  const accountWords = useTexts(accountTexts)
  const wrong = Object.keys(labels).filter((name) => errors[name] !== undefined)
  // Scripts show the list when several fields are wrong, of a form with two.
  const listed = Object.entries(labels).filter(([name]) => wrong.length < 2 || wrong.includes(name))
  return (
    <div
      role="alert"
      hidden={wrong.length < 2}
      data-slot="problems"
      className={`flex items-start gap-2.5 rounded-md px-3.25 py-2.75 text-[0.8438rem] leading-5 inset-ring forced-colors:border ${toneClass.danger}`}
    >
      <CircleAlert aria-hidden="true" size={17} className="mt-px" />
      <p className="min-w-0 flex-1">
        <strong className="mr-1 font-[575]">{accountWords.pleaseCheck}</strong>{' '}
        {words.fixFields(listed.map(([name]) => name))}{' '}
        {listed.map(([name, label], index, all) => (
          <span key={name}>
            <a href={`#${name}`} className="underline underline-offset-2 hover:no-underline">
              {label}
            </a>
            {index < all.length - 1 ? ', ' : '.'}
          </span>
        ))}
      </p>
    </div>
  )
}

type ButtonProps = {
  busyText: string
  /** Why scripts disable it while a field is empty. */
  needsAll?: string
  variant?: 'primary' | 'outlined'
  name?: string
  value?: string
  type?: 'submit' | 'button'
  action?: string
  children: ReactNode
}

export function FormButton({
  busyText,
  needsAll,
  variant = 'primary',
  type = 'submit',
  action,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-needs-all={needsAll}
      data-action={action}
      className={`group ${buttonClass({ variant, size: 'large', full: true })} rounded-md!`}
    >
      <span className="group-aria-busy:hidden">{children}</span>
      <span className="hidden items-center gap-1.75 group-aria-busy:inline-flex">
        <LoaderCircle aria-hidden="true" className="animate-spin-slow" />
        {busyText}
      </span>
    </button>
  )
}
