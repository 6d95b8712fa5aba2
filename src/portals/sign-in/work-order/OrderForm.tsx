import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ReactNode } from 'react'
import { vendorPageTexts } from '#maintenance/work-orders/messages/vendor-page.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { type ButtonVariant, buttonClass } from '#platform/ui/display/button-class.ts'
import { controlClass } from '#platform/ui/forms/control-class.ts'
import type { FormState, OrderAction, OrderField } from '../content.ts'
import { FieldError, InputField } from '../form/InputField.tsx'
import { Notice } from '../form/Notice.tsx'

type FormProps = {
  id: string
  /** It has files. */
  hasFiles?: boolean
  state: FormState<OrderField>
  children: ReactNode
}

/** A form of the page, which posts to its address; a script sends it and keeps what was typed when that fails. */
export function OrderForm({ id, hasFiles = false, state, children }: FormProps) {
  const words = useTexts(vendorPageTexts)
  return (
    <form
      id={id}
      method="post"
      data-form="work-order"
      data-failed={words.failed}
      data-offline={words.offline}
      data-large={words.large}
      data-retry={words.retry}
      {...(hasFiles ? { encType: 'multipart/form-data' } : {})}
      className="grid gap-3"
    >
      <Notice tone="danger" slot="problem" hidden={state.problem === null}>
        {state.problem}
      </Notice>
      {children}
    </form>
  )
}

type ButtonProps = {
  /** The form that it sends. */
  form: string
  action: OrderAction
  variant?: ButtonVariant
  size?: 'normal' | 'large'
  className?: string
  /** Sends without checking the fields, to show another form. */
  isLink?: boolean
  isDisabled?: boolean
  children: ReactNode
}

export function OrderButton({
  form,
  action,
  variant = 'primary',
  size = 'large',
  className = '',
  isLink = false,
  isDisabled = false,
  children,
}: ButtonProps) {
  const words = useTexts(vendorPageTexts)
  return (
    <button
      type="submit"
      form={form}
      name="action"
      value={action}
      formNoValidate={isLink}
      disabled={isDisabled}
      className={`group/button ${buttonClass({ variant, size })} rounded-md! whitespace-normal! ${className}`}
    >
      <span className="group-aria-busy/button:hidden" data-label="">
        {children}
      </span>
      <span className="hidden items-center gap-1.75 group-aria-busy/button:inline-flex">
        <LoaderCircle aria-hidden="true" size={17} className="animate-spin-slow" />
        {words.sending}
      </span>
    </button>
  )
}

type VisitProps = { state: FormState<OrderField>; required: boolean }

/** A day with two times, typed into the browser's own controls. */
export function VisitFields({ state: { values, errors }, required }: VisitProps) {
  const words = useTexts(vendorPageTexts)
  return (
    <div className="grid gap-3">
      <InputField
        name="day"
        type="date"
        label={words.day}
        error={errors.day}
        defaultValue={values.day}
        required={required}
      />
      <div className="grid grid-cols-2 gap-3">
        <InputField
          name="start"
          type="time"
          label={words.from}
          error={errors.start}
          defaultValue={values.start}
          required={required}
        />
        <InputField
          name="end"
          type="time"
          label={words.to}
          error={errors.end}
          defaultValue={values.end}
          required={required}
        />
      </div>
    </div>
  )
}

type TextProps = {
  name: 'note' | 'reason'
  label: string
  hint?: string
  state: FormState<OrderField>
  required?: boolean
  /** The form that it belongs to, where it is outside of it. */
  form?: string
}

export function TextField({ name, label, hint, state, required = false, form }: TextProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block text-sm font-[525]">
        {label}
      </label>
      <textarea
        id={name}
        name={name}
        form={form}
        rows={3}
        maxLength={1000}
        required={required}
        defaultValue={state.values[name]}
        aria-invalid={state.errors[name] === undefined ? undefined : true}
        aria-describedby={`${name}-error${hint ? ` ${name}-hint` : ''}`}
        className={`${controlClass} px-2.75 py-2 text-16`}
      />
      <FieldError name={name} error={state.errors[name]} />
      {hint ? (
        <p id={`${name}-hint`} className="mt-1.25 text-xs text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

type FileProps = {
  name: 'photos' | 'invoice'
  label: string
  hint: string
  accept: string
  multiple?: boolean
  error: string | undefined
}

export function FileField({ name, label, hint, accept, multiple = false, error }: FileProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block text-sm font-[525]">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type="file"
        accept={accept}
        multiple={multiple}
        required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${name}-error ${name}-hint`}
        className="block w-full text-sm file:mr-3 file:min-h-11 file:rounded-md file:border-0 file:bg-action-soft file:px-3.5 file:font-[525] file:text-action-ink"
      />
      <FieldError name={name} error={error} />
      <p id={`${name}-hint`} className="mt-1.25 text-xs text-ink-3">
        {hint}
      </p>
    </div>
  )
}
