import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CurrentLog } from '#desk-log/contract.ts'
import { logScreenWords as words } from '#desk-log/messages/screens.ts'
import { EarlierShifts } from '#desk-log/screens/EarlierShifts.tsx'
import { OpenPoints } from '#desk-log/screens/OpenPoints.tsx'
import { parsePointCode } from '#desk-log/rules.ts'
import { useCurrentLog } from '#desk-log/screens/queries.ts'
import { RoundCard } from '#desk-log/screens/RoundCard.tsx'
import { ScannedSign } from '#desk-log/screens/ScannedSign.tsx'
import { useScannedPlace } from '#maintenance/places/screens/scanned-place-queries.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { collectKeys } from '../early-keys.ts'
import { useTypedKeys } from '../use-scanner-focus.ts'
import { useSectionKey } from '../use-section-key.ts'
import { ShiftCard } from './ShiftCard.tsx'
import { useLogDialogs } from './use-log-dialogs.tsx'

/** The log of the desk: the shift, what is open, rounds, and the shifts before. */
export function LogSection() {
  const current = useCurrentLog()
  const { open, write, end, dialogs } = useLogDialogs(current.data)
  const address = useAddress()
  const code = useRef<HTMLInputElement>(null)
  useSectionKey('.', () => {
    if (!current.data?.shift) return
    collectKeys()
    write()
  })
  const log = current.data
  const sign = useSignWithoutRound(log)
  return (
    <>
      <PageHead title={words.title} line={log ? words.handOver.points(log.openPoints.length) : null} />
      {log && sign.code !== undefined ? <OpenedSign code={sign.code} log={log} onDone={sign.close} /> : null}
      {log ? (
        <div className="grid items-start gap-4 lg:grid-cols-[1.4fr_1fr]">
          <ShiftCard log={log} onOpen={open} onWrite={write} onEnd={end} />
          <div className="grid gap-4">
            <OpenPoints points={log.openPoints} onOpen={open} />
            {log.shift ? (
              <RoundCard
                log={log}
                fieldRef={code}
                opened={address.at('point')}
                onRecorded={() => address.change({ point: undefined })}
              />
            ) : null}
            <EarlierShifts />
          </div>
        </div>
      ) : (
        <Waiting on={current} words={words.loading} failed={words.failed} />
      )}
      {log?.round && address.at('write') === undefined ? <TypedCode field={code} /> : null}
      {dialogs}
    </>
  )
}

function OpenedSign(props: Omit<ComponentProps<typeof ScannedSign>, 'place'>) {
  return <ScannedSign {...props} place={useScannedPlace(parsePointCode(props.code))} />
}

/** The sign of the address while no round is under way. It leaves the address, so that a later round does not record it. */
function useSignWithoutRound(log: CurrentLog | undefined) {
  const address = useAddress()
  const [code, setCode] = useState<string>()
  const point = address.at('point')
  if (log && !log.round && point !== undefined && point !== code) setCode(point)
  const clearPoint = useEffectEvent(() => address.change({ point: undefined }))
  useEffect(() => {
    if (point !== undefined && point === code) clearPoint()
  }, [point, code])
  return { code, close: () => setCode(undefined) }
}

/** During a round the address of a sign goes into the field of its code wherever the focus is: its points begin no entry. */
function TypedCode({ field }: { field: RefObject<HTMLInputElement | null> }) {
  useTypedKeys(field)
  return null
}
