import EyeOff from 'lucide-react/icons/eye-off'
import { useId, useState } from 'react'
import { shownPhone } from '#platform/text/phones.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { DirectoryChoices, DirectoryEntry } from '../contract.ts'
import type { DirectoryWords } from '../messages/en.ts'
import { directoryTexts } from '../messages/index.ts'
import { NeighbourCard } from './NeighbourCard.tsx'
import { useChooseShown, useOwnEntry } from './queries.ts'

/**
 * Which fields the resident shares with neighbours, with a preview. On narrow screens it comes
 * before the list and the fields open on demand.
 */
export function OwnEntryCard() {
  const words = useTexts(directoryTexts)
  const entry = useOwnEntry()
  return (
    <Card title={words.own}>
      {entry.data ? (
        <Choices entry={entry.data} />
      ) : (
        <Waiting on={entry} words={words.loading} skeleton={<ListSkeleton rows={1} />} />
      )}
    </Card>
  )
}

function Choices({ entry }: { entry: DirectoryEntry }) {
  const words = useTexts(directoryTexts)
  const choose = useChooseShown()
  const [open, setOpen] = useState(false)
  const fieldsId = useId()
  const { known, preview, version } = entry
  const set = (name: keyof DirectoryChoices, on: boolean) =>
    choose.mutate(
      { [name]: on, version },
      {
        onSuccess: (now) => toast.success(savedWord(words, on, now.showName)),
        onError: (error) => toast.failure(words.notSaved, error.message),
      },
    )
  const rows: [keyof DirectoryChoices, string | null][] = [
    ['showName', known.name],
    ['showUnit', known.unitNumbers.join(', ') || null],
    ['showPhone', known.phone && shownPhone(known.phone)],
    ['showEmail', known.email],
  ]
  return (
    <>
      <div id={fieldsId} className={classNames('mb-3', !open && 'max-lg:hidden')}>
        <p className="text-sm text-ink-3">{words.ownHint}</p>
        <ul className="mt-2 grid">
          {rows.map(([name, value]) => (
            <li key={name} className="border-t border-line py-2 first:border-t-0">
              <Switch
                label={words.fields[name]}
                hint={<span className="wrap-anywhere">{value ?? words.nothingKnown}</span>}
                checked={entry[name]}
                disabled={value === null && !entry[name]}
                onChange={(event) => set(name, event.target.checked)}
              />
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-3">{entry.showName ? null : words.nameHint}</p>
      </div>
      <section aria-label={words.preview} aria-live="polite" className="rounded-md bg-sunken px-3.5 py-3">
        <h3 className="mb-2 text-sm text-ink-2">{words.preview}</h3>
        {preview ? (
          <NeighbourCard neighbour={preview} />
        ) : (
          <p className="flex items-center gap-2 text-ink-2">
            <EyeOff aria-hidden="true" size={15} />
            {words.previewNone}
          </p>
        )}
      </section>
      <Button
        className="mt-3 lg:hidden"
        aria-expanded={open}
        aria-controls={fieldsId}
        onClick={() => setOpen((before) => !before)}
      >
        {open ? words.chosen : words.choose}
      </Button>
    </>
  )
}

/** The confirmation of a switch: shared, hidden, or hidden until the name is shared. */
function savedWord(words: DirectoryWords, on: boolean, named: boolean): string {
  if (!on) return words.savedHidden
  return named ? words.saved : words.savedWaiting
}
