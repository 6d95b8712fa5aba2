import { useState } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { ImportDraft } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { useDeleteMapping } from './queries.ts'

/** Says that the columns are those of an earlier file with the same headers, until they are forgotten. */
export function RememberedColumns({ draft, onForgotten }: { draft: ImportDraft; onForgotten: () => void }) {
  const [isForgotten, setIsForgotten] = useState(false)
  const timeZone = useTimeZone()
  const forget = useDeleteMapping(() => {
    setIsForgotten(true)
    onForgotten()
  })
  const { remembered } = draft
  if (!remembered || isForgotten) return null
  const author = `${remembered.by.firstName} ${remembered.by.lastName}`.trim()
  return (
    <Notice
      tone="info"
      className="mb-4"
      action={
        <Button
          size="small"
          busy={forget.isPending}
          aria-label={words.importing.deleteOf(draft.fileName)}
          onClick={() => forget.mutate(remembered.id)}
        >
          {words.importing.forget}
        </Button>
      }
    >
      {words.importing.remembered(author, dashboardDate(remembered.at, timeZone))}
    </Notice>
  )
}
