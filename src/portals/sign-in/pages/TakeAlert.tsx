import Hand from 'lucide-react/icons/hand'
import Siren from 'lucide-react/icons/siren'
import { alertPageTexts } from '#on-call/messages/alert-page.ts'
import { paths } from '#paths.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { emptyForm, type ContentOf } from '../content.ts'
import { Form, FormButton } from '../form/Form.tsx'
import { Notice } from '../form/Notice.tsx'
import { LinkToPortal } from './LinkToPortal.tsx'

/** The page where a person who was alerted takes an alert, or sees who has it. Nothing changes until the button is pressed. */
export function TakeAlert(content: ContentOf<'take-alert'>) {
  const words = useTexts(alertPageTexts)
  if (content.link === 'missing') return <Notice tone="danger">{words.noLink}</Notice>
  if (!('alert' in content))
    return (
      <div className="grid gap-4.5">
        <Notice tone="danger">{words.badLink}</Notice>
        <LinkToPortal href={paths.notifications()} isMain>
          {words.toPortal}
        </LinkToPortal>
      </div>
    )
  const { alert, problem } = content
  const { title, line, since, alerted, next, state, taken } = alert
  const chain = [words.since(since)]
  if (alerted.length > 0) chain.push(words.alerted(alerted.join(', ')))
  if (next) chain.push(words.next(next.name, next.at))
  return (
    <div className="grid gap-4.5">
      <div>
        <h2 className="flex items-start gap-2.5 text-18 leading-6 font-[575]">
          <Siren aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-tone-danger-fg" />
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </h2>
        {line === '' ? null : <p className="mt-1.5 text-15 leading-5.5 wrap-anywhere">{line}</p>}
        <p className="tabular mt-2 text-sm text-ink-2 wrap-anywhere">{chain.join(' · ')}</p>
      </div>
      {state === 'open' ? (
        <>
          <p className="text-ink-2">{words.lead}</p>
          <Form name="alert" state={{ ...emptyForm, problem }}>
            <FormButton busyText={words.taking}>
              <span className="inline-flex items-center gap-1.75">
                <Hand aria-hidden="true" />
                {words.have}
              </span>
            </FormButton>
          </Form>
        </>
      ) : (
        <>
          <Notice tone={taken?.isOwn ? 'success' : 'info'}>
            {taken ? (taken.isOwn ? words.yours(taken.at) : words.others(taken.name, taken.at)) : words.over}
          </Notice>
          <LinkToPortal href={alert.link ?? paths.notifications()} isMain={taken?.isOwn ?? false}>
            {words.open}
          </LinkToPortal>
        </>
      )}
    </div>
  )
}
