import { RotateCw } from 'lucide-react'
import { dashboardTime } from '#platform/dates.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { KeyValues } from '#platform/screens/KeyValues.tsx'
import { Missing } from '#platform/screens/Missing.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { ReadLetter } from '../contract.ts'
import { faultInWords } from '../rules.ts'
import { words } from '../words.ts'
import { LetterStateBadge } from './LetterStateBadge.tsx'
import { useLetter, useSendAgain } from './queries.ts'

type Props = { id: string | null; onClose: () => void }

/** A letter to be read. */
export function LetterDialog({ id, onClose }: Props) {
  const { last, open, turn } = useLingering(id)
  return last === null ? null : <Opened key={turn} id={last} turn={turn} open={open} onClose={onClose} />
}

type Opening = { id: string; turn: number; open: boolean; onClose: () => void }

function Opened({ id, turn, open, onClose }: Opening) {
  const letter = useLetter(id, turn)
  const again = useSendAgain()
  if (!letter.data)
    return (
      <Dialog open={open} onClose={onClose} title={words.letter} reading>
        <Waiting
          on={letter}
          words={words.loading}
          missing={
            <Missing help={words.missingHelp} back={words.close}>
              {words.missing}
            </Missing>
          }
        />
      </Dialog>
    )
  const { subject, state, whyNotAgain } = letter.data
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={subject}
      reading
      status={<LetterStateBadge state={state} />}
      footer={
        state === 'failed' ? (
          <Button
            look="primary"
            icon={RotateCw}
            disabledBecause={whyNotAgain}
            busy={again.isPending}
            busyText={words.sending}
            onClick={() => again.mutate(id, { onSuccess: onClose })}
          >
            {words.retry}
          </Button>
        ) : undefined
      }
    >
      <Contents letter={letter.data} />
    </Dialog>
  )
}

function Contents({ letter }: { letter: ReadLetter }) {
  const timeZone = useTimeZone()
  const { facts } = words
  return (
    <div className="grid gap-4">
      {letter.lastError === null || letter.state === 'sent' ? null : (
        <Notice tone="danger" title={faultInWords(letter.lastError)}>
          <span className="mt-1 block text-ink-2">
            {words.serverSaid} <span className="wrap-anywhere">{letter.lastError}</span>
          </span>
        </Notice>
      )}
      <KeyValues
        rows={[
          [facts.to, letter.toName === null ? letter.to : `${letter.toName} <${letter.to}>`],
          [facts.kind, words.kinds[letter.kind]],
          [facts.written, dashboardTime(letter.createdAt, timeZone)],
          ...(letter.sentAt === null ? [] : [[facts.sent, dashboardTime(letter.sentAt, timeZone)] as const]),
          [facts.tries, letter.tries.toLocaleString('en-CA')],
        ]}
      />
      <div>
        <h3 className="mb-1.5 text-sm font-[575]">{words.text}</h3>
        <p className="rounded-lg bg-sunken px-4 py-3.5 whitespace-pre-wrap wrap-anywhere">{letter.text}</p>
      </div>
      <p className="text-sm text-ink-3">
        {words.noSecrets} {words.readNoted}
      </p>
    </div>
  )
}
