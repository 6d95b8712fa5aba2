import PawPrint from 'lucide-react/icons/paw-print'
import { useTexts } from '#platform/ui/data/language.ts'
import type { EntryPermission } from '../../requests/choices.ts'
import type { EntryWindow } from '../../requests/schemas.ts'
import { entryTexts } from '../messages/index.ts'
import { entryIcons } from './entry-icons.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = {
  request: { entryPermission: EntryPermission | null; entryWindows: EntryWindow[]; petsNote: string | null }
  formats: Formats
}

/** Whether and when staff may enter, and which pets are there: what a worker reads in front of the home. */
export function EntryFacts({ request: { entryPermission, entryWindows, petsNote }, formats }: Props) {
  const words = useTexts(entryTexts)
  if (entryPermission === null && entryWindows.length === 0 && petsNote === null) return words.unknown
  const Icon = entryPermission ? entryIcons[entryPermission] : null
  return (
    <span className="grid gap-0.5">
      {entryPermission && Icon ? (
        <span className="flex items-baseline gap-1.5">
          <Icon aria-hidden="true" size={15} className="shrink-0 self-center text-ink-3" />
          {words.permission[entryPermission]}
        </span>
      ) : null}
      {entryWindows.map((window) => (
        <span key={`${window.day}${window.from}`} className="tabular text-balance text-ink-2">
          {words.window(window, formats)}
        </span>
      ))}
      {petsNote ? (
        <span className="flex items-start gap-1.5">
          <PawPrint aria-hidden="true" size={15} className="mt-0.75 shrink-0 text-ink-3" />
          {petsNote}
        </span>
      ) : null}
    </span>
  )
}
