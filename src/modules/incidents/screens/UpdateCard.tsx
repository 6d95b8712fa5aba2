import Accessibility from 'lucide-react/icons/accessibility'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { languageNameForOffice } from '#platform/language/further-languages.ts'
import { offeredLanguages } from '#platform/language/language.ts'
import { firstLanguage } from '#platform/language/registry.ts'
import { dashboardClock } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { longestUpdate, type UpdateAudience } from '../choices.ts'
import type { Incident, IncidentUpdate } from '../contract.ts'
import { incidentWords } from '../messages/desk.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import { textFor } from '../rules.ts'
import type { TextByLanguage } from '../script.ts'
import { SendQuestion } from './SendQuestion.tsx'
import { otherTextHint } from './other-text.ts'
import { useSendUpdate } from './queries.ts'

const words = incidentScreenWords.updates

/** The next update with its audience, and what was sent before. */
export function UpdateCard({ incident }: { incident: Incident }) {
  const { statusTexts, isShown, closedAt, updates } = incident
  const status = isShown ? textFor(statusTexts, firstLanguage) : ''
  return (
    <Card flush title={closedAt === null ? words.title : words.sent}>
      {closedAt === null ? (
        <>
          <p className="px-4.5 pt-2 text-sm text-ink-3 wrap-anywhere max-md:px-4">
            {status === '' ? words.notShown : `${words.statusNow}: ${status}`}
          </p>
          <NextUpdate incident={incident} />
        </>
      ) : null}
      {updates.length === 0 ? (
        <p className="border-t border-line px-4.5 py-3 text-ink-3 max-md:px-4">{words.none}</p>
      ) : (
        <ul className={closedAt === null ? 'border-t border-line' : 'mt-2.5'}>
          {updates.map((update) => (
            <SentUpdate key={update.id} update={update} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function SentUpdate({ update: { texts, sentAt, reached, recipients } }: { update: IncidentUpdate }) {
  const timeZone = useTimeZone()
  return (
    <li className="flex gap-3 border-t border-line px-4.5 py-2.5 first:border-t-0 max-md:px-4">
      <time dateTime={sentAt} className="tabular shrink-0 text-sm leading-5.5 text-ink-3">
        {dashboardClock(new Date(sentAt), timeZone)}
      </time>
      <span className="min-w-0 flex-1 wrap-anywhere">{textFor(texts, firstLanguage)}</span>
      <span className="tabular shrink-0 text-sm leading-5.5 text-ink-3" title={words.reachedHint(reached, recipients)}>
        {words.reached(reached, recipients)}
      </span>
    </li>
  )
}

function NextUpdate({ incident: { id, affected, updates, isShown } }: { incident: Incident }) {
  const [audience, setAudience] = useState<UpdateAudience>('affected')
  const [texts, setTexts] = useState<TextByLanguage>({})
  const [isStatus, setIsStatus] = useState(true)
  const [problem, setProblem] = useState<string>()
  const [isSure, setIsSure] = useState(false)
  const send = useSendUpdate()
  const number = updates.length + 1
  const save = () =>
    send.mutate(
      { id, body: { texts, audience, isStatus } },
      {
        onSuccess: (sent) => {
          setIsSure(false)
          setTexts({})
          toast.success(words.wasSent(sent.updates[0]?.recipients ?? 0))
        },
        onError: (error) => {
          setIsSure(false)
          setProblem(error.message)
        },
      },
    )
  return (
    <form
      className="grid gap-3.5 px-4.5 pt-3 pb-4 max-md:px-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (textFor(texts, firstLanguage).trim() === '') setProblem(incidentWords.noText)
        else setIsSure(true)
      }}
    >
      <Segmented
        label={words.audience}
        choices={[
          { value: 'affected', label: words.affected(affected.people) },
          { value: 'everyone', label: words.everyone(affected.everyone) },
        ]}
        value={audience}
        onChange={setAudience}
      />
      {offeredLanguages().map((language, place) => (
        <Field
          key={language}
          label={words.text(languageNameForOffice(language))}
          hint={otherTextHint(texts, language)}
          error={place === 0 ? problem : undefined}
        >
          <TextArea
            rows={2}
            lang={language}
            maxLength={longestUpdate}
            value={texts[language] ?? ''}
            onChange={({ target }) => {
              setProblem(undefined)
              setTexts({ ...texts, [language]: target.value })
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
            }}
          />
        </Field>
      ))}
      {isShown ? (
        <Checkbox label={words.isStatus} checked={isStatus} onChange={({ target }) => setIsStatus(target.checked)} />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <p className="text-sm text-ink-3">
          {affected.needHelp > 0 ? (
            <span className="flex items-center gap-1.5">
              <Accessibility aria-hidden="true" size={14} />
              {words.helpFirst(affected.needHelp)}
            </span>
          ) : (
            words.channels
          )}
        </p>
        <Button
          type="submit"
          size="large"
          icon={Send}
          busy={send.isPending}
          busyText={words.sending}
          className="ml-auto"
        >
          {words.send(number)}
        </Button>
      </div>
      <SendQuestion
        open={isSure}
        texts={texts}
        people={audience === 'affected' ? affected.people : affected.everyone}
        isBusy={send.isPending}
        onClose={() => setIsSure(false)}
        onConfirm={save}
      />
    </form>
  )
}
