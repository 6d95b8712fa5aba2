import { useState } from 'react'
import { formatRequestNumber } from '#maintenance/requests/format.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import { useBuildingCode } from '#platform/ui/data/building-code.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { ShortenedText } from '#platform/ui/display/ShortenedText.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import type { UnverifiedEmail } from '../contract.ts'
import { words } from '../messages/en.ts'
import { useAcceptEmail, useDiscardEmail, useUnverified } from './queries.ts'

/** Above the board: how many e-mails wait, and the dialog that shows them. Nothing while none waits. */
export function UnverifiedEmails() {
  const [isOpen, setIsOpen] = useState(false)
  const waiting = useUnverified()
  const { total = 0, rows = [] } = waiting.data ?? {}
  return (
    <>
      {total === 0 ? null : (
        <Notice
          tone="warning"
          className="mb-3.5"
          title={words.waiting(total)}
          action={
            <Button size="small" onClick={() => setIsOpen(true)}>
              {words.open}
            </Button>
          }
        />
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={words.unverified} reading>
        <p className="mb-4 text-ink-2">{total === 0 ? words.none : words.unverifiedLead}</p>
        <ul className="grid gap-4">
          {rows.map((email) => (
            <Waiting key={email.id} email={email} />
          ))}
        </ul>
      </Dialog>
    </>
  )
}

function Waiting({ email }: { email: UnverifiedEmail }) {
  const code = useBuildingCode()
  const timeZone = useTimeZone()
  const [number, setNumber] = useState('')
  const accept = useAcceptEmail(email.id)
  const discard = useDiscardEmail(email.id)
  const { fromName, fromAddress, subject, request, person, photos, leftOutFiles } = email
  const facts = [
    ...(request ? [words.aboutRequest(formatRequestNumber(code, request.number), request.title)] : []),
    ...(person ? [words.givenTo(`${person.firstName} ${person.lastName}`.trim())] : []),
    ...(photos > 0 ? [words.photos(photos)] : []),
    ...(leftOutFiles > 0 ? [words.leftOut(leftOutFiles)] : []),
  ]
  const typed = Number(number.replace(/^\D*/, ''))
  return (
    <li className="rounded-lg bg-sunken px-4 py-3.5">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
        <span className="font-[575] text-ink wrap-anywhere">{words.from(fromName, fromAddress)}</span>
        <time dateTime={email.receivedAt} className="ml-auto">
          {dashboardTime(email.receivedAt, timeZone)}
        </time>
      </p>
      <p className="mt-1 font-[575] wrap-anywhere">{subject === '' ? words.noSubject : subject}</p>
      <div className="mt-1">
        <ShortenedText text={email.body} fullText={email.fullText} more={words.showAll} less={words.showLess} />
      </div>
      {facts.length === 0 ? null : <p className="mt-1.5 text-sm text-ink-3 wrap-anywhere">{facts.join(' · ')}</p>}
      <p className="mt-1.5 text-sm text-tone-warning-fg">{words.reasons[email.reason]}</p>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        {request ? null : (
          <Field label={words.requestNumber} className="w-36">
            <TextInput inputMode="numeric" value={number} onChange={(event) => setNumber(event.target.value)} />
          </Field>
        )}
        <Button
          busy={accept.isPending}
          disabledBecause={request || (Number.isInteger(typed) && typed > 0) ? null : words.noRequest}
          onClick={() => accept.mutate(request ? undefined : typed)}
        >
          {words.accept}
        </Button>
        <Button busy={discard.isPending} onClick={() => discard.mutate()}>
          {words.discard}
        </Button>
      </div>
    </li>
  )
}
