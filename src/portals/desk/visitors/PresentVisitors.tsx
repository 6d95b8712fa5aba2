import { useState } from 'react'
import type { ExpectedContractor, Stay, VisitorBoard } from '#visitors/contract.ts'
import { visitorScreenWords as words } from '#visitors/messages/desk-screens.ts'
import { ExpectedCard } from '#visitors/screens/desk/ExpectedCard.tsx'
import { InsideCard } from '#visitors/screens/desk/InsideCard.tsx'
import { StallsCard } from '#visitors/screens/desk/StallsCard.tsx'
import { useCheckInOut } from '#visitors/screens/desk/use-check-in-out.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { StayDialog } from '../desk-dialogs.ts'
import { useVisitDialogs } from './use-visit-dialogs.tsx'

type Props = {
  board: VisitorBoard
  onContractor: (expected: ExpectedContractor) => void
  onStall: () => void
}

/** Who is expected today, who is in the building, and the stalls that are taken. */
export function PresentVisitors({ board, onContractor, onStall }: Props) {
  const checkInOut = useCheckInOut()
  const visits = useVisitDialogs()
  const [stay, setStay] = useState<Stay | null>(null)
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <ExpectedCard board={board} checkInOut={checkInOut} onOpen={visits.open} onContractor={onContractor} />
        <div className="lg:row-span-2">
          <InsideCard board={board} checkInOut={checkInOut} onOpen={setStay} />
        </div>
        <StallsCard
          stalls={board.stalls}
          action={
            <Button size="small" onClick={onStall}>
              {words.stalls.give}
            </Button>
          }
        />
      </div>
      {visits.dialogs}
      <StayDialog stay={stay} onClose={() => setStay(null)} />
    </>
  )
}
