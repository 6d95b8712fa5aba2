import type { ReactNode } from 'react'
import { deskScreenWords } from '#packages/messages/desk-screens.ts'
import { labelOf, remarksOf } from '#packages/screens/desk/PackageRow.tsx'
import { PlaceTag } from '#packages/screens/desk/PlaceTag.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { intakeWords as words } from './messages.ts'
import type { Unsaved } from './parcel.ts'
import { type Intake, unsavedName } from './use-intake.ts'

type Props = {
  intake: Intake
  /** A button that goes away with its parcel was pressed. */
  onPressed: () => void
  children: ReactNode
}

/** The parcels of this round, the newest first, each with Undo. */
export function TakenList({ intake, onPressed, children }: Props) {
  const { taken, counted, unsaved } = intake
  const timeZone = useTimeZone()
  const thenNext = (change: (one: Unsaved) => void) => (one: Unsaved) => {
    change(one)
    onPressed()
  }
  return (
    <section aria-label={words.taken} className="flex flex-col rounded-lg bg-surface shadow-card lg:sticky lg:top-28">
      <header className="flex items-end justify-between gap-3 px-4.5 pt-4">
        <div>
          <h2 className="serif text-19">{words.taken}</h2>
          <p className="text-sm text-ink-3">{words.takenLine(intake.secondsEach())}</p>
        </div>
        <p className="serif tabular text-38 leading-10">{deskScreenWords.total(counted)}</p>
      </header>
      {unsaved.length > 0 ? (
        <UnsavedList unsaved={unsaved} onRetry={thenNext(intake.retry)} onDrop={thenNext(intake.drop)} />
      ) : null}
      {taken.length === 0 && unsaved.length === 0 ? (
        <Empty help={words.nothingYetHelp}>{words.nothingYet}</Empty>
      ) : (
        <ul className="mt-2 max-h-[26rem] overflow-y-auto">
          {taken.map(({ operation, saved, isUndone }) => {
            const name = deskScreenWords.nameOf(saved.recipient, saved.unit.unitNumber)
            return (
              <li key={saved.id} className="flex min-h-15 items-center gap-3 border-t border-line px-4.5 py-2">
                <PlaceTag name={saved.place} isCold={saved.isPerishable} />
                <span className={classNames('min-w-0 flex-1', isUndone && 'text-ink-3 line-through')}>
                  <span className="block font-medium wrap-anywhere">{name}</span>
                  <span className="block text-sm text-ink-3 wrap-anywhere">
                    {[labelOf(saved), ...remarksOf(saved, timeZone)].join(' · ')}
                  </span>
                </span>
                {isUndone ? (
                  <span className="text-sm text-ink-3">{words.undone}</span>
                ) : operation === null ? null : (
                  <Button className="min-h-11" aria-label={words.undoOf(name)} onClick={() => intake.undo(operation)}>
                    {words.undo}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <footer className="mt-auto grid gap-3 border-t border-line px-4.5 py-4">
        <p className="text-sm text-ink-3">{words.notice}</p>
        {children}
      </footer>
    </section>
  )
}

type UnsavedProps = {
  unsaved: readonly Unsaved[]
  onRetry: (one: Unsaved) => void
  onDrop: (one: Unsaved) => void
}

/** The parcels that are on the counter and not taken in: their call failed, or another label came before their recipient was chosen. */
function UnsavedList({ unsaved, onRetry, onDrop }: UnsavedProps) {
  return (
    <ul aria-label={words.notTaken} className="mt-2 border-t border-line bg-tone-danger-bg">
      {unsaved.map((one) => (
        <li key={one.operation} className="flex flex-wrap items-center gap-3 border-t border-line px-4.5 py-2.5">
          <span className="min-w-0 flex-1 basis-40 text-tone-danger-fg">
            <span className="block font-medium wrap-anywhere">{unsavedName(one)}</span>
            <span className="block text-sm wrap-anywhere">{words.notTakenBecause(one.reason)}</span>
          </span>
          <Button className="min-h-11" onClick={() => onRetry(one)}>
            {one.recipient === null ? words.goOn : words.retry}
          </Button>
          <Button
            className="min-h-11"
            variant="plain"
            aria-label={words.dropOf(unsavedName(one))}
            onClick={() => onDrop(one)}
          >
            {words.drop}
          </Button>
        </li>
      ))}
    </ul>
  )
}
