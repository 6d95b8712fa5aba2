import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { dashboardClock } from '#platform/time/dates.ts'
import type { CurrentLog, Round } from '../contract.ts'
import { logScreenWords } from '../messages/screens.ts'
import { minutesBetween } from '../rules.ts'
import { useBeginRound, useEndRound, useScanPoint } from './queries.ts'

const words = logScreenWords.round
const fail = (error: Error) => toast.failure(logScreenWords.notSaved, error.message)

type Props = {
  log: CurrentLog
  /** The field of the code, where a scanner types. */
  fieldRef: RefObject<HTMLInputElement | null>
  /** The code of a sign that was opened with the camera of a phone. */
  opened: string | undefined
  onRecorded: () => void
}

/** The round that is under way with its points, and those of this shift. */
export function RoundCard({ log, ...field }: Props) {
  const [isBegun, setIsBegun] = useState(false)
  const begin = useBeginRound()
  const { round, shift } = log
  const ended = shift?.rounds.filter(({ endedAt }) => endedAt !== null) ?? []
  return (
    <Card
      flush
      title={words.title}
      action={
        round || !shift ? null : (
          <Button
            size="small"
            busy={begin.isPending}
            onClick={() => {
              setIsBegun(true)
              begin.mutate(undefined, { onError: fail })
            }}
          >
            {words.begin}
          </Button>
        )
      }
    >
      {round ? <CurrentRound round={round} isBegun={isBegun} {...field} /> : null}
      {!round && ended.length === 0 ? <p className="px-4.5 pt-3 pb-4 text-ink-3">{words.none}</p> : null}
      {ended.length > 0 ? (
        <ul className="mt-2.5">
          {ended.map((one) => (
            <RoundRow key={one.id} round={one} />
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function RoundRow({ round: { beganAt, endedAt, points, scans, left } }: { round: Round }) {
  const timeZone = useTimeZone()
  const clock = (iso: string) => dashboardClock(new Date(iso), timeZone)
  return (
    <li className="grid min-h-12 content-center gap-1 border-t border-line px-4.5 py-2.5 max-md:px-4">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{words.progress(scans.length, points)}</span>
        <span className="text-sm text-ink-3">
          {words.line(clock(beganAt), minutesBetween(beganAt, endedAt ?? beganAt))}
        </span>
      </span>
      {left.length > 0 ? <span className="text-sm text-tone-warning-fg">{words.missed(left)}</span> : null}
      {scans.length > 0 ? (
        <span className="tabular text-sm text-ink-3">
          {logScreenWords.joined(scans.map(({ place, at }) => `${clock(at)} ${place}`))}
        </span>
      ) : null}
    </li>
  )
}

type CurrentProps = Omit<Props, 'log'> & { round: Round; isBegun: boolean }

function CurrentRound({ round, isBegun, fieldRef, opened, onRecorded }: CurrentProps) {
  const timeZone = useTimeZone()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const scan = useScanPoint()
  const end = useEndRound()
  const record = (text: string) =>
    scan.mutate(
      { code: text },
      {
        onSuccess: ({ round: saved }) => {
          setCode('')
          setProblem(undefined)
          const last = saved?.scans.at(-1)
          if (last) toast.success(words.reached(last.place))
        },
        onError: (error) => setProblem(error.message),
      },
    )
  const recordOpened = useEffectEvent((text: string) => {
    record(text)
    onRecorded()
  })
  useEffect(() => {
    if (opened) recordOpened(opened)
  }, [opened])
  return (
    <div className="grid gap-3.5 px-4.5 pt-3 pb-4">
      <p className="serif text-19">{words.progress(round.scans.length, round.points)}</p>
      {round.scans.length > 0 ? (
        <ol className="flex flex-wrap gap-1.5">
          {round.scans.map(({ place, at }) => (
            <li key={place} className="rounded-sm bg-tone-success-bg px-2 py-0.5 text-sm text-tone-success-fg">
              {logScreenWords.joined([dashboardClock(new Date(at), timeZone), place])}
            </li>
          ))}
        </ol>
      ) : null}
      {round.left.length > 0 ? <p className="text-sm text-ink-3">{words.left(round.left)}</p> : null}
      {round.points === 0 ? <p className="text-sm text-ink-3">{words.noPoints}</p> : null}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() !== '') record(code.trim())
        }}
      >
        <Field label={words.code} hint={words.codeHint} error={problem}>
          <TextInput
            large
            ref={fieldRef}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the round was begun by a press, so the next thing is to scan
            autoFocus={isBegun}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="large" busy={scan.isPending}>
            {words.record}
          </Button>
          <Button size="large" busy={end.isPending} onClick={() => end.mutate(undefined, { onError: fail })}>
            {words.end}
          </Button>
        </div>
      </form>
    </div>
  )
}
