import { reportTexts } from '#maintenance/places/messages/index.ts'
import { incidentBannerTexts } from '#incidents/messages/banner.ts'
import { honeypotField } from '#contact/honeypot.ts'
import { paths } from '#paths.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { controlClass } from '#platform/ui/forms/control-class.ts'
import type { ContentOf } from '../content.ts'
import { Form, FormButton } from '../form/Form.tsx'
import { FieldError, focusIf, InputField } from '../form/InputField.tsx'
import { Notice } from '../form/Notice.tsx'
import { LinkToPortal } from './LinkToPortal.tsx'
import { PictureField } from './PictureField.tsx'

/** The page that the QR code of a place opens. It is a plain form, which needs no script. */
export function ReportPlace(content: ContentOf<'report'>) {
  const words = useTexts(reportTexts)
  if (!('place' in content))
    return (
      <div className="grid gap-4.5">
        <Notice tone="danger">{words.badPlace}</Notice>
        <LinkToPortal href={paths.contact()} isMain={false}>
          {words.toContact}
        </LinkToPortal>
      </div>
    )
  const { secret, sent, isSignedIn, incidents, isListed } = content
  if (sent !== null)
    return (
      <div className="grid gap-4.5">
        <Notice tone="success">{sent === '-' ? words.sentPlain : words.sent(sent)}</Notice>
        <LinkToPortal href={paths.report(secret)} isMain={false}>
          {words.another}
        </LinkToPortal>
      </div>
    )
  return (
    <div className="grid gap-4.5">
      {isListed ? (
        <Notice tone="success">{words.listed}</Notice>
      ) : (
        incidents.map((incident) => <Known key={incident.id} {...incident} />)
      )}
      {incidents.length > 0 ? (
        <p className="text-ink-2">{words.elseHere}</p>
      ) : isSignedIn ? null : (
        <p className="text-ink-2">{words.lead}</p>
      )}
      <ReportForm {...content} />
      {isSignedIn ? null : (
        <p className="text-sm text-ink-2">
          {words.signIn}{' '}
          <a
            href={paths.tenant({ tab: 'maintenance', request: 'new', place: secret })}
            className="inline-flex min-h-6 items-center font-[525] text-action-ink underline max-md:min-h-11"
          >
            {words.signInLink}
          </a>
        </p>
      )}
    </div>
  )
}

/** An incident that is running: what is known, and a way to be counted instead of sending a report. */
function Known({ id, kind, status }: Extract<ContentOf<'report'>, { code: 'known' }>['incidents'][number]) {
  const words = useTexts(reportTexts)
  const { kinds } = useTexts(incidentBannerTexts)
  return (
    <section aria-label={words.known(kinds[kind])} className="grid gap-3 rounded-md bg-sunken p-4">
      <Notice tone="info" title={`${words.known(kinds[kind])}.`}>
        {status}
      </Notice>
      <form method="post" className="grid gap-2.5">
        <p className="text-sm text-ink-2">{words.knownLead}</p>
        <FormButton variant="outlined" busyText={words.sending} name="incident" value={id}>
          {words.affected}
        </FormButton>
      </form>
    </section>
  )
}

function ReportForm({ form, isSignedIn }: Extract<ContentOf<'report'>, { code: 'known' }>) {
  const words = useTexts(reportTexts)
  return (
    <Form name="report" state={form} encoding="multipart/form-data">
      <div>
        <label htmlFor="description" className="mb-1.5 block text-sm font-[525] text-ink">
          {words.description}
        </label>
        <textarea
          id="description"
          name="description"
          rows={4}
          required
          maxLength={5000}
          {...focusIf(form.errors.description !== undefined)}
          defaultValue={form.values.description}
          aria-invalid={form.errors.description === undefined ? undefined : true}
          aria-describedby="description-error description-hint"
          className={`${controlClass} px-2.75 py-2 text-16`}
        />
        <FieldError name="description" error={form.errors.description} />
        <p id="description-hint" className="mt-1.25 text-xs text-ink-3">
          {words.descriptionHint}
        </p>
      </div>
      <PictureField label={words.photo} hint={words.photoHint} error={form.errors.picture} />
      {isSignedIn ? null : (
        <InputField
          name="contact"
          label={words.contact}
          hint={words.contactHint}
          required={false}
          maxLength={200}
          defaultValue={form.values.contact}
          error={form.errors.contact}
        />
      )}
      {/* Out of sight for people; bots fill it in. */}
      <div className="absolute -left-[100vw]" aria-hidden="true">
        <label>
          {words.homepage}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormButton busyText={words.sending}>{words.send}</FormButton>
    </Form>
  )
}
