import CalendarCheck from 'lucide-react/icons/calendar-check'
import Clock from 'lucide-react/icons/clock'
import { visitTexts } from '#maintenance/work-orders/messages/visit-page.ts'
import { visitText } from '#maintenance/work-orders/visit-text.ts'
import { paths } from '#paths.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { emptyForm, type ContentOf, type FormState, type VisitField } from '../content.ts'
import { Form, FormButton } from '../form/Form.tsx'
import { InputField } from '../form/InputField.tsx'
import { Notice } from '../form/Notice.tsx'
import { LinkToPortal } from './LinkToPortal.tsx'

/** The page where a resident answers the time of a vendor's visit. It shows nothing about a person or a home. */
export function ConfirmVisit({ timeZone, ...content }: ContentOf<'confirm-visit'> & { timeZone: string }) {
  const words = useTexts(visitTexts)
  const language = useLanguage()
  if (content.link === 'missing') return <Notice tone="danger">{words.noLink}</Notice>
  if (!('vendor' in content)) return <Ended tone="danger">{words.badLink}</Ended>
  const { vendor, number, visit, answer, other, problem } = content
  if (answer === 'confirmed') return <Ended tone="success">{words.confirmed(vendor)}</Ended>
  if (answer === 'proposed') return <Ended tone="success">{words.requested(vendor)}</Ended>
  if (visit === null) return <Ended tone="info">{words.over}</Ended>
  return (
    <div className="grid gap-4.5">
      <div>
        <p className="text-15 leading-5.5">{words.about(vendor, number)}</p>
        <p className="mt-2 text-18 leading-6 font-[575]">{visitText(visit, timeZone, language)}</p>
      </div>
      {other ? (
        <OtherTime form={other} />
      ) : (
        <Form name="visit" state={{ ...emptyForm, problem }}>
          <input type="hidden" name="from" value={visit.from} />
          <div className="grid gap-2.5">
            <FormButton name="answer" value="confirm" busyText={words.confirming}>
              <span className="inline-flex items-center gap-1.75">
                <CalendarCheck aria-hidden="true" />
                {words.confirm}
              </span>
            </FormButton>
            <FormButton name="answer" value="other" variant="outlined" busyText={words.other}>
              <span className="inline-flex items-center gap-1.75">
                <Clock aria-hidden="true" />
                {words.other}
              </span>
            </FormButton>
          </div>
        </Form>
      )}
    </div>
  )
}

function OtherTime({ form }: { form: FormState<VisitField> }) {
  const words = useTexts(visitTexts)
  const { values, errors } = form
  return (
    <Form name="visit" state={form}>
      <h2 className="text-15 font-[575]">{words.otherTitle}</h2>
      <InputField name="day" type="date" label={words.day} error={errors.day} defaultValue={values.day} hasFocus />
      <div className="grid grid-cols-2 gap-3">
        <InputField name="start" type="time" label={words.from} error={errors.start} defaultValue={values.start} />
        <InputField name="end" type="time" label={words.to} error={errors.end} defaultValue={values.end} />
      </div>
      <InputField
        name="note"
        label={words.note}
        hint={words.noteHint}
        error={errors.note}
        defaultValue={values.note}
        maxLength={1000}
        required={false}
      />
      <div className="grid gap-2.5">
        <FormButton name="answer" value="send" busyText={words.sending}>
          {words.send}
        </FormButton>
        <button
          type="submit"
          name="answer"
          value="back"
          formNoValidate
          className="min-h-11 rounded-sm font-[525] text-action-ink hover:underline"
        >
          {words.back}
        </button>
      </div>
    </Form>
  )
}

function Ended({ tone, children }: { tone: 'success' | 'info' | 'danger'; children: string }) {
  const words = useTexts(visitTexts)
  return (
    <div className="grid gap-4.5">
      <Notice tone={tone}>{children}</Notice>
      <LinkToPortal href={paths.tenant({ tab: 'maintenance' })} isMain>
        {words.portal}
      </LinkToPortal>
    </div>
  )
}
