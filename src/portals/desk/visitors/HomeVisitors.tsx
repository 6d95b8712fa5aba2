import { useState } from 'react'
import type { ExpectedContractor, Stay } from '#visitors/contract.ts'
import { visitorScreenWords as words } from '#visitors/messages/desk-screens.ts'
import { ExpectedCard } from '#visitors/screens/desk/ExpectedCard.tsx'
import { InsideCard } from '#visitors/screens/desk/InsideCard.tsx'
import { useBoard } from '#visitors/screens/desk/queries.ts'
import { useCheckInOut } from '#visitors/screens/desk/use-check-in-out.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { StayDialog } from '../desk-dialogs.ts'

const shown = { expected: 6, inside: 5 }

type Props = { onOpen: (passId: string) => void; onContractor: (expected: ExpectedContractor) => void }

/** The visitors of the first screen: the next ones who are expected, and who is in the building. */
export function HomeVisitors({ onOpen, onContractor }: Props) {
  const board = useBoard()
  const checkInOut = useCheckInOut()
  const [stay, setStay] = useState<Stay | null>(null)
  if (!board.data) return <Waiting on={board} words={words.loading} failed={words.failed} />
  return (
    <>
      <ExpectedCard
        board={board.data}
        checkInOut={checkInOut}
        onOpen={onOpen}
        onContractor={onContractor}
        limit={shown.expected}
        action={
          <Link to="/desk" search={{ tab: 'visitors' }} className="font-medium text-action-ink hover:underline">
            {words.expected.all}
          </Link>
        }
      />
      <InsideCard board={board.data} checkInOut={checkInOut} onOpen={setStay} limit={shown.inside} />
      <StayDialog stay={stay} onClose={() => setStay(null)} />
    </>
  )
}
