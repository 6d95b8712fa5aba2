import CircleCheck from 'lucide-react/icons/circle-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ConfirmationState } from '#maintenance/confirmation/contract.ts'
import { confirmationTexts } from '#maintenance/confirmation/messages/index.ts'
import { reportTexts } from '#maintenance/places/messages/index.ts'
import { requestTexts } from '#maintenance/requests/messages/index.ts'
import { paths } from '#paths.ts'
import { portalDate } from '#platform/time/dates.ts'
import { controlClass } from '#platform/ui/forms/control-class.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { emptyForm, type ContentOf, type FormState } from '../content.ts'
import { FieldError, focusIf } from '../form/InputField.tsx'
import { Form, FormButton } from '../form/Form.tsx'
import { Notice } from '../form/Notice.tsx'
import { Shown, View } from '../form/views.tsx'
import { LinkToPortal } from './LinkToPortal.tsx'
import { PictureField } from './PictureField.tsx'

const endStates = ['confirmed', 'reopened', 'closed', 'over'] as const

/** The page that the e-mail about completed work opens. It shows nothing about a person or a home. */
export function ConfirmRequest({ timeZone, ...content }: ContentOf<'confirm-request'> & { timeZone: string }) {
  const texts = useTexts(confirmationTexts)
  const words = useTexts(requestTexts)
  const language = useLanguage()
  if (content.link === 'missing') return <Notice tone="danger">{texts.noLink}</Notice>
  if (!('confirmation' in content)) return <Ended tone="danger">{texts.badLink}</Ended>
  const { state, number, category, confirmBy } = content.confirmation
  if (state !== 'waiting') return <EndState state={state} />
  const { reason, problem } = content
  return (
    <>
      <div className="grid gap-4.5" data-question="">
        <div>
          <p className="text-15 leading-5.5">{texts.about(number, words.category[category])}</p>
          {confirmBy === null ? null : (
            <p className="mt-1.5 text-sm text-ink-3">{texts.until(portalDate(confirmBy, timeZone, language))}</p>
          )}
        </div>
        <Shown>{reason ? <ReasonForm form={reason} /> : <AnswerForm problem={problem} />}</Shown>
      </div>
      <View name="question">
        <AnswerForm problem={null} />
      </View>
      <View name="reason">
        <ReasonForm form={emptyForm} />
      </View>
      <View name="bad">
        <Ended tone="danger">{texts.badLink}</Ended>
      </View>
      {endStates.map((state) => (
        <View key={state} name={state}>
          <EndState state={state} />
        </View>
      ))}
    </>
  )
}

/** Yes is one press; No asks what is still wrong, which may stay empty. */
function AnswerForm({ problem }: { problem: string | null }) {
  const texts = useTexts(confirmationTexts)
  return (
    <Form name="answer" state={{ ...emptyForm, problem }}>
      <div className="grid gap-2.5">
        <FormButton name="answer" value="yes" busyText={texts.confirming}>
          <span className="inline-flex items-center gap-1.75">
            <CircleCheck aria-hidden="true" />
            {texts.yes}
          </span>
        </FormButton>
        <FormButton name="answer" value="no" variant="outlined" action="reason" busyText={texts.no}>
          <span className="inline-flex items-center gap-1.75">
            <RotateCcw aria-hidden="true" />
            {texts.no}
          </span>
        </FormButton>
      </div>
    </Form>
  )
}

function ReasonForm({ form }: { form: FormState<'why'> }) {
  const texts = useTexts(confirmationTexts)
  const photoWords = useTexts(reportTexts)
  return (
    <Form name="reason" state={form} encoding="multipart/form-data">
      <div>
        <label htmlFor="why" className="mb-1.5 block text-sm font-[525] text-ink">
          {texts.why}
        </label>
        <textarea
          id="why"
          name="why"
          rows={4}
          maxLength={5000}
          {...focusIf(true)}
          defaultValue={form.values.why}
          aria-invalid={form.errors.why === undefined ? undefined : true}
          aria-describedby="why-error why-hint"
          className={`${controlClass} px-2.75 py-2 text-16`}
        />
        <FieldError name="why" error={form.errors.why} />
        <p id="why-hint" className="mt-1.25 text-xs text-ink-3">
          {texts.reasonHint}
        </p>
      </div>
      <PictureField label={photoWords.photo} hint={photoWords.photoHint} error={undefined} />
      <div className="grid gap-2.5">
        <FormButton busyText={texts.reopening}>{texts.reopen}</FormButton>
        <FormButton type="button" variant="outlined" action="question" busyText={texts.back}>
          {texts.back}
        </FormButton>
      </div>
    </Form>
  )
}

const EndState = ({ state }: { state: Exclude<ConfirmationState, 'waiting'> }) => {
  const texts = useTexts(confirmationTexts)
  return <Ended tone={state === 'closed' || state === 'over' ? 'info' : 'success'}>{texts[state]}</Ended>
}

function Ended({ tone, children }: { tone: 'success' | 'info' | 'danger'; children: string }) {
  const texts = useTexts(confirmationTexts)
  return (
    <div className="grid gap-4.5">
      <Notice tone={tone}>{children}</Notice>
      <LinkToPortal href={paths.tenant({ tab: 'maintenance' })} isMain>
        {texts.portal}
      </LinkToPortal>
    </div>
  )
}
