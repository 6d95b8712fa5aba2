import SquareParking from 'lucide-react/icons/square-parking'
import { useEffect, useRef, useState } from 'react'
import { dashboardClock, dashboardDate } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { longestName } from '../../choices.ts'
import type { ExpectedGuest, ExpectedPass } from '../../contract.ts'
import { visitorScreenWords } from '../../messages/desk-screens.ts'
import { AdmitButton } from './AdmitButton.tsx'
import { BarredText } from './ExpectedCard.tsx'
import { useVisit } from './queries.ts'
import { sinceText } from './since-text.ts'
import { type CheckInOut, useCheckInOut } from './use-check-in-out.ts'

const words = visitorScreenWords.pass

type Props = {
  id: string | null
  onClose: () => void
  isOffice: boolean
  /** Gives a visitor stall for the visit; without it there is none to give. */
  onStall?: ((pass: ExpectedPass) => void) | undefined
}

/** One visit with its list: each guest is checked in by Enter, and the focus goes on to the next one. */
export function VisitDialog({ id, ...rest }: Props) {
  const { last, open, turn } = useLingering(id)
  return last === null ? null : <Opened key={turn} id={last} open={open} {...rest} />
}

function Opened({ id, open, onClose, isOffice, onStall }: Omit<Props, 'id'> & { id: string; open: boolean }) {
  const visit = useVisit(id)
  const pass = visit.data
  const name = pass ? visitorScreenWords.nameOf(pass.guests.map(({ fullName }) => fullName)) : ''
  return (
    <Dialog
      open={open}
      onClose={onClose}
      over={pass?.unit.unitNumber ?? ''}
      title={name === '' ? visitorScreenWords.section : name}
      footer={
        <>
          {pass && onStall && pass.stall === null && !isOver(pass) ? (
            <Button size="large" icon={SquareParking} onClick={() => onStall(pass)}>
              {visitorScreenWords.stalls.give}
            </Button>
          ) : null}
          <Button size="large" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {pass ? (
        <Visit pass={pass} isOffice={isOffice} />
      ) : (
        <Waiting on={visit} words={visitorScreenWords.loading} failed={visitorScreenWords.failed} />
      )}
    </Dialog>
  )
}

/** Guests who are early are let in. */
const isOver = ({ problem }: ExpectedPass) => problem !== null && problem !== 'too_early'

function Visit({ pass, isOffice }: { pass: ExpectedPass; isOffice: boolean }) {
  const timeZone = useTimeZone()
  const checkInOut = useCheckInOut()
  const list = useRef<HTMLUListElement>(null)
  const { guests, problem, note, stall } = pass
  const here = guests.filter(({ isHere }) => isHere).length
  const come = guests.filter(({ stayId }) => stayId !== null).length
  const [from, until] = [new Date(pass.from), new Date(pass.until)]
  // The next guest of a party has the focus, so that Enter after Enter checks in all of them.
  useEffect(() => {
    if (come < guests.length) list.current?.querySelector<HTMLButtonElement>('[data-check-in]')?.focus()
  }, [come, guests.length])
  return (
    <div className="grid gap-4.5">
      {problem ? (
        <p role="status" className="rounded-md bg-tone-warning-bg px-3.5 py-2.5 text-tone-warning-fg">
          {words.problems[problem]}
        </p>
      ) : null}
      <KeyValues
        rows={[
          [
            words.when,
            words.times(dashboardDate(from, timeZone), dashboardClock(from, timeZone), dashboardClock(until, timeZone)),
          ],
          [words.host, pass.host],
          ...(stall === null ? [] : [[words.stall, words.stallOf(stall, pass.plate)] as const]),
          ...(note === '' ? [] : [[words.note, note] as const]),
        ]}
      />
      {guests.length > 1 ? <p aria-live="polite">{words.guests(here, guests.length)}</p> : null}
      <ul ref={list} className="rounded-md inset-ring inset-ring-line">
        {guests.map((guest) => (
          <GuestRow
            key={guest.id}
            guest={guest}
            passId={pass.id}
            checkInOut={checkInOut}
            isOver={isOver(pass)}
            isOffice={isOffice}
          />
        ))}
      </ul>
      {isOver(pass) ? null : <OneMore passId={pass.id} checkInOut={checkInOut} />}
    </div>
  )
}

type RowProps = {
  guest: ExpectedGuest
  passId: string
  checkInOut: CheckInOut
  isOver: boolean
  isOffice: boolean
}

function GuestRow({ guest, passId, checkInOut, isOver, isOffice }: RowProps) {
  const timeZone = useTimeZone()
  const now = useNow()
  const { id, fullName, stayId, isHere, isBarred, arrivedAt } = guest
  const texts = visitorScreenWords
  const canCheckIn = stayId === null && !isOver
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line px-3 py-1.5 first:border-t-0">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{fullName}</span>
        <span className="block text-sm text-ink-3">
          {isBarred ? (
            <BarredText />
          ) : isHere && arrivedAt !== null ? (
            sinceText(arrivedAt, now, timeZone)
          ) : stayId === null ? null : (
            words.left
          )}
        </span>
      </span>
      {isHere && stayId !== null ? (
        <Button
          className="min-h-11"
          aria-label={texts.inside.checkOutOf(fullName)}
          onClick={() => void checkInOut.checkOut({ id: stayId, fullName })}
        >
          {texts.inside.checkOut}
        </Button>
      ) : canCheckIn && !isBarred ? (
        <Button
          data-check-in=""
          className="min-h-11"
          aria-label={texts.expected.checkInOf(fullName)}
          onClick={() => void checkInOut.checkIn({ passId, guestId: id })}
        >
          {texts.expected.checkIn}
        </Button>
      ) : canCheckIn && isOffice ? (
        <AdmitButton
          name={fullName}
          onAdmit={() => void checkInOut.checkIn({ passId, guestId: id, isAdmittedByOffice: true })}
        />
      ) : null}
    </li>
  )
}

/** A guest who is not on the list and comes with the others. */
function OneMore({ passId, checkInOut }: { passId: string; checkInOut: CheckInOut }) {
  const [name, setName] = useState('')
  return (
    <form
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '')
          void checkInOut.checkIn({ passId, fullName: name.trim() }).then((done) => done && setName(''))
      }}
    >
      <label className="grid min-w-0 flex-1 gap-1.5">
        <span className="font-[525]">{words.more}</span>
        <TextInput
          large
          value={name}
          autoComplete="off"
          placeholder={words.moreName}
          maxLength={longestName}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button
        type="submit"
        size="large"
        disabledBecause={name.trim() === '' ? visitorScreenWords.visitor.required : null}
      >
        {words.add}
      </Button>
    </form>
  )
}
