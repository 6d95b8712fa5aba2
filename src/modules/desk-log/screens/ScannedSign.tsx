import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ScannedPlace } from '#maintenance/places/scanned-place-contract.ts'
import { isMissing } from '#platform/ui/data/call-failed.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { isPointOfRounds } from '../choices.ts'
import type { CurrentLog } from '../contract.ts'
import { logScreenWords } from '../messages/screens.ts'
import { useBeginRound, useScanPoint } from './queries.ts'

const words = logScreenWords.scannedSign
const fail = (error: Error) => toast.failure(logScreenWords.notSaved, error.message)

type Props = {
  code: string
  place: UseQueryResult<ScannedPlace>
  log: CurrentLog
  onDone: () => void
}

/** A sign that was opened with the camera while no round was under way: what it is, and what can be done about it. */
export function ScannedSign({ code, place, log, onDone }: Props) {
  const begin = useBeginRound()
  const scan = useScanPoint()
  if (place.isPending) return null
  if (place.isError && !isMissing(place.error)) return <NotLoaded place={place} onDone={onDone} />
  const isPoint = place.data !== undefined && isPointOfRounds(place.data.placeKind)
  const beginHere = async () => {
    try {
      if (!log.round) await begin.mutateAsync(undefined)
      const { round } = await scan.mutateAsync({ code })
      const last = round?.scans.at(-1)
      if (last) toast.success(logScreenWords.round.reached(last.place))
      onDone()
    } catch (error) {
      if (error instanceof Error) fail(error)
    }
  }
  const text = !isPoint ? words.noPoint : log.shift === null ? words.noShift : log.round ? null : words.noRound
  return (
    <SignNotice
      onDone={onDone}
      action={
        isPoint && log.shift ? (
          <Button
            variant="primary"
            className="min-h-11"
            busy={begin.isPending || scan.isPending}
            onClick={() => void beginHere()}
          >
            {log.round ? logScreenWords.round.record : words.begin}
          </Button>
        ) : null
      }
    >
      <strong className="font-[575]">{place.data ? words.scanned(place.data.placeName) : words.unknown}</strong> {text}
    </SignNotice>
  )
}

/** It is not known what was scanned: the sign stays until it was loaded, or the notice is closed. */
const NotLoaded = ({ place, onDone }: Pick<Props, 'place' | 'onDone'>) => (
  <SignNotice
    onDone={onDone}
    action={
      <Button className="min-h-11" busy={place.isFetching} onClick={() => void place.refetch()}>
        {words.retry}
      </Button>
    }
  >
    {words.failed}
  </SignNotice>
)

/** A notice with an action, and a button to close it. */
function SignNotice({ children, action, onDone }: { children: ReactNode; action: ReactNode; onDone: () => void }) {
  return (
    <Notice live tone="warning" className="mb-4 items-center">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <p className="min-w-0 flex-1 basis-60">{children}</p>
        <div className="flex flex-wrap gap-2">
          {action}
          <Button className="min-h-11" onClick={onDone}>
            {words.close}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
