import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { contactFields, type ContactField } from '#contact/choices.ts'
import { reasons } from '#contact/reasons.ts'
import { contactTexts } from '#contact/messages/index.ts'
import { reasonTexts } from '#contact/messages/reasons.ts'
import { honeypotField } from '#contact/honeypot.ts'
import type { ContactForm } from './contact-form-state.ts'
import { useSite } from '../shell/language.tsx'

/**
 * The form works without scripts, posted to the page; the island enhances it. The island's texts are in data
 * attributes, so that it contains none of its own.
 */
export function ContactFormCard({ form }: { form: ContactForm }) {
  const { language, words, paths } = useSite()
  const texts = words.contact
  const [own, labels] = [contactTexts[language], reasonTexts[language]]
  const control = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    required: true,
    className: 'control',
    defaultValue: form.values[name] ?? '',
    'data-missing': own.missing[name],
    'aria-invalid': form.errors[name] ? true : undefined,
    'aria-describedby': `contact-${name}-error`,
  })
  const field = (name: ContactField, element: ReactNode) => (
    <Field name={name} error={form.errors[name]}>
      {element}
    </Field>
  )
  return (
    <form
      className="card contact-form"
      id="message"
      method="post"
      // The response opens at the form, where the outcome or the errors are.
      action={`${paths.contact()}#message`}
      data-island="contact"
      data-sent-title={own.sent.title}
      data-sent-text={own.sent.text}
      data-failed-title={own.failed.title}
      data-failed-text={own.failed.text}
      data-retry={texts.retry}
    >
      <h2>{texts.form}</h2>
      {form.about && (
        <p className="about">
          <span>{texts.about}</span> <b>{form.about}</b>
        </p>
      )}
      <Outcome form={form} />
      <Problems form={form} />
      <div className="pairs">
        {field('name', <input {...control('name')} type="text" autoComplete="name" maxLength={200} />)}
        {field(
          'email',
          <input {...control('email')} type="email" autoComplete="email" maxLength={200} data-bad={own.badEmail} />,
        )}
        {field(
          'phone',
          <input
            {...control('phone')}
            type="tel"
            autoComplete="tel"
            minLength={5}
            maxLength={40}
            data-bad={own.badPhone}
          />,
        )}
        {field(
          'reason',
          <select {...control('reason')}>
            <option value="">{texts.chooseReason}</option>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {labels[reason]}
              </option>
            ))}
          </select>,
        )}
      </div>
      {field('subject', <input {...control('subject')} type="text" maxLength={200} />)}
      {field('message', <textarea {...control('message')} rows={4} maxLength={5000} />)}
      {/* A trap for bots: hidden without any style sheet, and from the keyboard, screen readers and autofill. */}
      <div data-trap hidden inert aria-hidden="true">
        <label htmlFor={`contact-${honeypotField}`}>{texts.trap}</label>
        <input
          id={`contact-${honeypotField}`}
          name={honeypotField}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </div>
      <button className="button primary large wide" type="submit" data-busy={texts.sending}>
        <span>{texts.send}</span>
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </form>
  )
}

function Field({ name, error, children }: { name: ContactField; error: string | undefined; children: ReactNode }) {
  const { words } = useSite()
  return (
    <div className="field">
      <label htmlFor={`contact-${name}`}>
        <span>{words.contact.fields[name]}</span> <b aria-hidden="true">*</b>
      </label>
      {children}
      <p className="field-error" id={`contact-${name}-error`}>
        {error}
      </p>
    </div>
  )
}

/** The outcome of a message sent without scripts. */
function Outcome({ form: { outcome } }: { form: ContactForm }) {
  const { language } = useSite()
  if (outcome === 'none') return null
  const { title, text } = contactTexts[language][outcome]
  return (
    <div className={`notice ${outcome}`} role={outcome === 'sent' ? 'status' : 'alert'}>
      {outcome === 'sent' ? <CircleCheck size={18} aria-hidden="true" /> : <CircleAlert size={18} aria-hidden="true" />}
      <p>
        <b>{title}</b> {text}
      </p>
    </div>
  )
}

/** The summary above the form when several fields are invalid, with a link to each. */
function Problems({ form: { errors } }: { form: ContactForm }) {
  const texts = useSite().words.contact
  const wrong = contactFields.filter((name) => errors[name])
  return (
    <div className="notice failed" role="alert" data-problems hidden={wrong.length < 2}>
      <CircleAlert size={18} aria-hidden="true" />
      <div>
        <b>{texts.problems}</b>
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#contact-${name}`}>{texts.fields[name]}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
