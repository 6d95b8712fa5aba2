import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { visitorScreenWords as words } from '#visitors/messages/desk-screens.ts'
import { BarredDialog } from '#visitors/screens/desk/BarredDialog.tsx'
import { useBoard } from '#visitors/screens/desk/queries.ts'
import { RulesDialog } from '#visitors/screens/desk/RulesDialog.tsx'
import { isOffice } from '#platform/roles.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useUser } from '../../frame/user.ts'
import { StallDialog, VisitorDialog } from '../desk-dialogs.ts'
import { collectKeys } from '../early-keys.ts'
import { useSectionKey } from '../use-section-key.ts'
import { PastVisitors } from './PastVisitors.tsx'
import { PresentVisitors } from './PresentVisitors.tsx'
import type { NewVisitor } from './use-visitor-form.ts'

type Shown = 'stall' | 'rules' | 'barred'
const views = ['now', 'past'] as const

/** All about visitors: who is expected, who is in the building, who has left, the stalls, and for the office its rules. */
export function VisitorsSection() {
  const address = useAddress()
  const isOfOffice = isOffice(useUser().role)
  const board = useBoard()
  const [newVisitor, setNewVisitor] = useState<NewVisitor | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const close = () => setShown(null)
  useSectionKey('@', () => {
    collectKeys()
    setNewVisitor('new')
  })
  const view = address.at('state') === 'past' ? 'past' : 'now'
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
            <Button variant="primary" icon={UserPlus} onClick={() => setNewVisitor('new')}>
              {words.visitor.title}
              <KeyCap>@</KeyCap>
            </Button>
          </>
        }
      />
      <div className="mb-4">
        <Segmented
          label={words.past.which}
          choices={views.map((value) => ({ value, label: words.past.views[value] }))}
          value={view}
          onChange={(next) =>
            address.change({ state: next === 'past' ? 'past' : undefined, search: undefined, day: undefined })
          }
        />
      </div>
      {view === 'past' ? (
        <PastVisitors />
      ) : data ? (
        <PresentVisitors board={data} onContractor={setNewVisitor} onStall={() => setShown('stall')} />
      ) : (
        <Waiting on={board} words={words.loading} failed={words.failed} />
      )}
      <VisitorDialog visitor={newVisitor} onClose={() => setNewVisitor(null)} />
      <BarredDialog open={shown === 'barred'} onClose={close} />
      {shown === 'rules' && data ? <RulesDialog perMonth={data.stalls.perMonth} onClose={close} /> : null}
      {shown === 'stall' ? <StallDialog onClose={close} /> : null}
    </>
  )
}
