import { useCurrentLog } from '#desk-log/screens/queries.ts'
import { titleOf } from '#desk-log/rules.ts'
import { incidentKinds, longestTitle } from '#incidents/choices.ts'
import { isAbout } from '#incidents/rules.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { type Beginning, IncidentDialog } from './IncidentDialog.tsx'

type Props = { open: boolean; onClose: () => void; onOpened: (id: string) => void }

const blank = { id: '', body: '' }

/** Opens an incident, from the entry of the log that the address names. */
export function OpenDialog({ open, onClose, onOpened }: Props) {
  const address = useAddress()
  const log = useCurrentLog().data
  const entryId = address.at('entry')
  const entries = [...(log?.shift?.entries ?? []), ...(log?.openPoints ?? [])]
  const entry = entries.find(({ id }) => id === entryId)
  // The form begins with the entry, so that it waits for the log.
  const isReady = open && (entryId === undefined || log !== undefined)
  const shown = useLingering(isReady ? (entry ?? blank) : null)
  if (!shown.last) return null
  return (
    <IncidentDialog
      key={shown.turn}
      open={shown.open}
      onClose={onClose}
      incident={null}
      beginning={shown.last === blank ? null : beginningOf(shown.last)}
      onOpened={onOpened}
    />
  )
}

/** The kind that the words of an entry suggest. */
function beginningOf({ id, body }: typeof blank): Beginning {
  const title = titleOf(body, longestTitle)
  const kind = incidentKinds.find((one) => isAbout(one, { category: 'general', title: body })) ?? 'security'
  return { title, kind, logEntryId: id }
}
