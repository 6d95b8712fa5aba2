import { ArrowRight, CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { contactFields, reasonLabels, reasons, trapField } from '#contact/contract.ts'
import type { ContactField } from '#contact/contract.ts'
import { french, frenchReasons, refusalInFrench } from '#contact/french.ts'
import { words as english } from '#contact/words.ts'
import type { ContactForm } from './contact-form.ts'
import { useSite } from './language.tsx'

/**
 * The form works by itself, posted to the page; the island only makes it smoother.
 * What the island says stands in data attributes, so that it carries no texts of its own.
 */
export function ContactFormCard({ form }: { form: ContactForm }) {
  const { language, words, paths } = useSite()
  const said = words.contact
  const [answers, labels] = language === 'fr' ? [french, frenchReasons] : [english, reasonLabels]
  const control = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    required: true,
    className: 'control',
    defaultValue: form.values[name] ?? '',
    'data-missing': answers.missing[name],
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
      // The answer opens at the form, where the outcome or the errors stand.
      action={`${paths.contact()}#message`}
      data-island="contact"
      data-sent-title={answers.sent.title}
      data-sent-text={answers.sent.text}
      data-failed-title={answers.failed.title}
      data-failed-text={answers.failed.text}
      data-retry={said.retry}
    >
      <h2>{said.form}</h2>
      {form.about && (
        <p className="about">
          <span>{said.about}</span> <b>{form.about}</b>
        </p>
      )}
      <Outcome form={form} />
      <Problems form={form} />
      <div className="pairs">
        {field('name', <input {...control('name')} type="text" autoComplete="name" maxLength={200} />)}
        {field(
          'email',
          <input {...control('email')} type="email" autoComplete="email" maxLength={200} data-bad={answers.badEmail} />,
        )}
        {field(
          'phone',
          <input
            {...control('phone')}
            type="tel"
            autoComplete="tel"
            minLength={5}
            maxLength={40}
            data-bad={answers.badPhone}
          />,
        )}
        {field(
          'reason',
          <select {...control('reason')}>
            <option value="">{said.chooseReason}</option>
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
      <div className="trap" aria-hidden="true">
        <label htmlFor={`contact-${trapField}`}>{said.trap}</label>
        <input id={`contact-${trapField}`} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <button className="button primary large wide" type="submit" data-busy={said.sending}>
        <span>{said.send}</span>
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </form>
  )
}

function Field({ name, error, children }: { name: ContactField; error: string | undefined; children: ReactNode }) {
  const { language, words } = useSite()
  return (
    <div className="field">
      <label htmlFor={`contact-${name}`}>
        <span>{words.contact.fields[name]}</span> <b aria-hidden="true">*</b>
      </label>
      {children}
      <p className="field-error" id={`contact-${name}-error`}>
        {error && language === 'fr' ? refusalInFrench(error) : error}
      </p>
    </div>
  )
}

/** What became of a message that was sent without scripts. */
function Outcome({ form: { outcome } }: { form: ContactForm }) {
  const { language } = useSite()
  if (outcome === 'none') return null
  const { title, text } = (language === 'fr' ? french : english)[outcome]
  return (
    <div className={`notice ${outcome}`} role={outcome === 'sent' ? 'status' : 'alert'}>
      {outcome === 'sent' ? <CircleCheck size={18} aria-hidden="true" /> : <CircleAlert size={18} aria-hidden="true" />}
      <p>
        <b>{title}</b> {text}
      </p>
    </div>
  )
}

/** The summary on top when more than one field is wrong; each line leads to its field. */
function Problems({ form: { errors } }: { form: ContactForm }) {
  const said = useSite().words.contact
  const wrong = contactFields.filter((name) => errors[name])
  return (
    <div className="notice failed" role="alert" data-problems hidden={wrong.length < 2}>
      <CircleAlert size={18} aria-hidden="true" />
      <div>
        <b>{said.problems}</b>
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#contact-${name}`}>{said.fields[name]}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
