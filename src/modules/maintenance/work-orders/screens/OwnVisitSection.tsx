import CalendarCheck from 'lucide-react/icons/calendar-check'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { isOpen } from '../../requests/rules.ts'
import { ownKey } from '../../requests/screens/queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import type { OwnRequest } from '../../resident/contract.ts'
import { maxReason } from '../choices.ts'
import { orderErrors } from '../messages/errors.ts'
import { visitTexts } from '../messages/visit-page.ts'
import { ownVisits } from '../own-contract.ts'
import type { NewVisit } from '../schemas.ts'
import type { OwnVisit } from '../visit.ts'
import { visitText } from '../visit-text.ts'
import { isComplete, isTouched, noTimes, toWindow } from './visit-input.ts'
import { VisitInput } from './VisitInput.tsx'

type Props = { request: OwnRequest; formats: Formats; onTyped: (typed: boolean) => void }
type Answer = { from: string } | NewVisit

function useAnswerVisit(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (answer: Answer) =>
      'to' in answer
        ? call(ownVisits.propose, { params: { id }, body: answer })
        : call(ownVisits.confirm, { params: { id }, body: answer }),
    onSettled: () => cache.invalidateQueries({ queryKey: ownKey }),
  })
}

/** The visit of a vendor: the resident confirms the time or asks for another one. */
export function OwnVisitSection({ request, formats, onTyped }: Props) {
  const words = useTexts(visitTexts)
  const [isConfirming, setIsConfirming] = useState(false)
  const answer = useAnswerVisit(request.id)
  const { visit } = request
  if (!visit || !isOpen(request)) return null
  const send = (input: Answer) =>
    answer.mutate(input, {
      onSuccess: () => {
        setIsConfirming(false)
        onTyped(false)
        toast.success('to' in input ? words.proposedToast : words.confirmedToast)
      },
      onError: (error) => toast.failure(error.message),
    })
  return (
    <section aria-labelledby="own-visit" className="rounded-lg bg-sunken px-4 py-3.5">
      <h3 id="own-visit" className="font-[575]">
        {visit.needsAnswer ? words.title : words.visit}
      </h3>
      <p className="mt-0.5 text-sm text-ink-2">{stateOf(visit, words)}</p>
      <p className="mt-1.5 flex items-center gap-2 text-16 font-[575]">
        {visit.confirmedAt === null ? null : (
          <CalendarCheck aria-hidden="true" size={17} className="shrink-0 text-tone-success-fg" />
        )}
        {visitText(visit, formats.zone, formats.language)}
      </p>
      {visit.note && visit.by === 'vendor' ? <p className="mt-1 break-words text-ink-2">{visit.note}</p> : null}
      {isConfirming ? (
        <OtherTime
          busy={answer.isPending}
          formats={formats}
          onTyped={onTyped}
          onSend={send}
          onBack={() => setIsConfirming(false)}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {visit.needsAnswer ? (
            <Button
              variant="primary"
              icon={CalendarCheck}
              busy={answer.isPending}
              busyText={words.confirming}
              onClick={() => send({ from: visit.from })}
            >
              {words.confirm}
            </Button>
          ) : null}
          <Button icon={Clock} onClick={() => setIsConfirming(true)}>
            {words.other}
          </Button>
        </div>
      )}
    </section>
  )
}

function stateOf({ vendor, by, confirmedAt }: OwnVisit, words: (typeof visitTexts)['en']): string {
  if (confirmedAt !== null) return words.agreed(vendor)
  if (by === 'vendor') return words.proposed(vendor)
  return by === 'resident' ? words.youProposed(vendor) : words.officeProposed(vendor)
}

type OtherProps = {
  busy: boolean
  formats: Formats
  onTyped: (typed: boolean) => void
  onSend: (visit: NewVisit) => void
  onBack: () => void
}

function OtherTime({ busy, formats, onTyped, onSend, onBack }: OtherProps) {
  const words = useTexts(visitTexts)
  const errors = useTexts(orderErrors)
  const [times, setTimes] = useState(noTimes)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  useNotifyTyped(isTouched(times) || note !== '', onTyped)
  return (
    <form
      noValidate
      aria-label={words.otherTitle}
      className="mt-3 grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isComplete(times)) return setError(errors.badTime)
        if (times.end <= times.start) return setError(errors.endsFirst)
        onSend({ ...toWindow(times, formats.zone), note: note.trim() })
      }}
    >
      <VisitInput labels={words} value={times} error={error} onChange={setTimes} />
      <Field label={words.note} hint={words.noteHint}>
        <TextInput maxLength={maxReason} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" busy={busy} busyText={words.sending}>
          {words.send}
        </Button>
        <Button variant="plain" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  )
}
