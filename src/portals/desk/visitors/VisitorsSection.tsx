import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { visitorScreenWords as words } from '#visitors/messages/desk-screens.ts'
import { BarredDialog } from '#visitors/screens/desk/BarredDialog.tsx'
import { ExpectedCard } from '#visitors/screens/desk/ExpectedCard.tsx'
import { InsideCard } from '#visitors/screens/desk/InsideCard.tsx'
import { useBoard } from '#visitors/screens/desk/queries.ts'
import { RulesDialog } from '#visitors/screens/desk/RulesDialog.tsx'
import { StallsCard } from '#visitors/screens/desk/StallsCard.tsx'
import { useDoor } from '#visitors/screens/desk/use-door.ts'
import { isOffice } from '#platform/roles.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useUser } from '../../frame/user.ts'
import { StallDialog } from './StallDialog.tsx'
import { VisitDialog, VisitorDialog } from '../desk-dialogs.ts'
import type { AtDoor } from './VisitorDialog.tsx'

type Shown = 'stall' | 'rules' | 'barred'

/** All about visitors: who is expected, who is in the building, the stalls, and for the office its rules. */
export function VisitorsSection() {
  const address = useAddress()
  const isOfOffice = isOffice(useUser().role)
  const board = useBoard()
  const door = useDoor()
  const [atDoor, setAtDoor] = useState<AtDoor | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const close = () => setShown(null)
  const { data } = board
  return (
    <>
      <PageHead
        title={words.section}
        line={data ? words.line(data.expected.length + data.contractors.length, data.inside.length) : null}
        actions={
          <>
            {isOfOffice ? <Button onClick={() => setShown('barred')}>{words.doNotAdmit.open}</Button> : null}
            {isOfOffice ? <Button onClick={() => setShown('rules')}>{words.stalls.rules}</Button> : null}
            <Button variant="primary" icon={UserPlus} onClick={() => setAtDoor('new')}>
              {words.visitor.title}
            </Button>
          </>
        }
      />
      {data ? (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <ExpectedCard
            board={data}
            door={door}
            onOpen={(visit) => address.change({ visit }, 'push')}
            onContractor={setAtDoor}
          />
          <div className="grid gap-4">
            <InsideCard board={data} door={door} />
            <StallsCard
              stalls={data.stalls}
              action={
                <Button size="small" onClick={() => setShown('stall')}>
                  {words.stalls.give}
                </Button>
              }
            />
          </div>
        </div>
      ) : (
        <Waiting on={board} words={words.loading} failed={words.failed} />
      )}
      <VisitorDialog visitor={atDoor} onClose={() => setAtDoor(null)} />
      <VisitDialog
        id={address.at('visit') ?? null}
        isOffice={isOfOffice}
        onClose={() => address.close({ visit: undefined })}
      />
      <BarredDialog open={shown === 'barred'} onClose={close} />
      {shown === 'rules' && data ? <RulesDialog perMonth={data.stalls.perMonth} onClose={close} /> : null}
      {shown === 'stall' ? <StallDialog onClose={close} /> : null}
    </>
  )
}
