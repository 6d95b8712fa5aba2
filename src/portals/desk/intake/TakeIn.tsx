import { useEffect, useRef } from 'react'
import { deskWords } from '#packages/messages/desk.ts'
import { deskScreenWords } from '#packages/messages/desk-screens.ts'
import { ShelfListButton } from '#packages/screens/desk/ShelfListButton.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { IntakeStep } from './IntakeStep.tsx'
import { ParcelOptions } from './ParcelOptions.tsx'
import { portalWords } from '../messages.ts'
import { intakeWords as words } from './messages.ts'
import { useTypedKeys } from '../use-scanner-focus.ts'
import { RecipientField } from './RecipientField.tsx'
import { ScanField } from './ScanField.tsx'
import { TakenList } from './TakenList.tsx'
import { useIntakeKeys } from './use-intake-keys.ts'
import { useIntake } from './use-intake.ts'

/** Takes in one parcel after the other without the pointer: scan, name, Enter. */
export function TakeIn() {
  const intake = useIntake()
  const { parcel, counted } = intake
  const scan = useRef<HTMLInputElement>(null)
  const who = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLInputElement>(null)
  const isScanned = parcel.tracking !== undefined
  // The field that comes next has the focus, and a scanner types into it wherever the focus is.
  useEffect(() => {
    next.current = (isScanned ? who : scan).current
    next.current?.focus()
  }, [isScanned])
  // After the list was rendered without the button that was pressed.
  const focusNext = () => setTimeout(() => next.current?.focus())
  useTypedKeys(next)
  useIntakeKeys(intake)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <section aria-label={portalWords.takeInTitle} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <h1 className="serif text-28 leading-8.5">{portalWords.takeInTitle}</h1>
            <p className="text-ink-3">{portalWords.takeInLead}</p>
          </div>
          <Segmented
            label={words.direction}
            choices={[
              { value: 'incoming', label: words.incoming },
              { value: 'outgoing', label: words.outgoing },
            ]}
            value={intake.direction}
            onChange={(direction) => {
              intake.setDirection(direction)
              next.current?.focus()
            }}
          />
        </div>
        <IntakeStep number={1} state={isScanned ? 'done' : 'current'}>
          <ScanField
            ref={scan}
            tracking={parcel.tracking}
            text={intake.label}
            onText={intake.setLabel}
            onScan={intake.scan}
          />
        </IntakeStep>
        <IntakeStep number={2} state={isScanned ? 'current' : 'later'}>
          <RecipientField
            ref={who}
            label={intake.direction === 'incoming' ? words.who : words.sender}
            isReady={isScanned}
            text={intake.typed}
            onText={intake.setTyped}
            onChoose={intake.save}
          />
        </IntakeStep>
        <IntakeStep number={3} state="later">
          <ParcelOptions intake={intake} />
        </IntakeStep>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-3 max-md:hidden pointer-coarse:hidden">
          {words.keys.map(([key, text]) => (
            <span key={key} className="flex items-center gap-1.5">
              <KeyCap>{key}</KeyCap>
              {text}
            </span>
          ))}
        </p>
      </section>
      <TakenList intake={intake} onPressed={focusNext}>
        <ShelfListButton label={words.finish} variant="outlined" isLarge />
      </TakenList>
      <output className="sr-only">
        {intake.taken[0] ? `${deskWords.parcels(counted)}, ${deskScreenWords.takenIn}` : ''}
      </output>
    </div>
  )
}
