import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { afterFirstScreen } from '#platform/ui/data/loading/later.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { PhoneActionBar } from '#platform/ui/navigation/PhoneActionBar.tsx'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import { visitorTexts } from '../../messages/index.ts'
import type { OwnPass } from '../../own-contract.ts'
import { OwnVisitRow } from './OwnVisitRow.tsx'
import { useCancelVisit, useOwnVisitors } from './queries.ts'
import { nameOfVisit } from '../../visit-times.ts'

const VisitDialog = afterFirstScreen(
  () => import('./VisitDialog.tsx').then((file) => file.VisitDialog),
  ({ edited }) => edited !== null,
)
const PassEmailDialog = afterFirstScreen(
  () => import('./PassEmailDialog.tsx').then((file) => file.PassEmailDialog),
  ({ pass }) => pass !== null,
)

type Props = { homes: readonly { unitId: string; unitNumber: string }[] }

/** The visitors whom the resident announced; the pass of the next one is open. */
export function OwnVisitors({ homes }: Props) {
  const words = useTexts(visitorTexts)
  const language = useLanguage()
  const wide = useWide()
  const own = useOwnVisitors()
  const cancel = useCancelVisit()
  const [edited, setEdited] = useState<OwnPass | 'new' | null>(null)
  const [cancelling, setCancelling] = useState<OwnPass | null>(null)
  const [emailed, setEmailed] = useState<OwnPass | null>(null)
  /** The visit that was just announced: its pass is what the resident gives to the guests next. */
  const [announced, setAnnounced] = useState<string | null>(null)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const passes = own.data?.passes
  const isOpen = ({ id }: OwnPass, at: number) => (announced === null ? at === 0 : id === announced) !== toggled.has(id)
  return (
    <Card
      flush
      title={words.title}
      action={
        wide ? (
          <Button size="small" icon={UserPlus} onClick={() => setEdited('new')}>
            {words.announce}
          </Button>
        ) : null
      }
    >
      <p className="px-4.5 pt-3.5 pb-3 text-ink-3">{words.lead}</p>
      {passes === undefined ? (
        <div className="px-4.5 pb-4.5">
          <Waiting on={own} words={words.loading} failed={words.failed} />
        </div>
      ) : passes.length === 0 ? (
        <Empty icon={Users} help={words.noneHelp}>
          {words.none}
        </Empty>
      ) : (
        <ul>
          {passes.map((pass, at) => (
            <OwnVisitRow
              key={pass.id}
              pass={pass}
              stalls={own.data?.stalls.find(({ unitId }) => unitId === pass.unitId)}
              isAnnounced={pass.id === announced}
              isOpen={pass.next !== null && isOpen(pass, at)}
              onToggle={() => setToggled((before) => toggle(before, pass.id))}
              onEdit={() => setEdited(pass)}
              onCancel={() => setCancelling(pass)}
              onEmail={() => setEmailed(pass)}
            />
          ))}
        </ul>
      )}
      {wide ? null : (
        <PhoneActionBar>
          <Button variant="primary" size="large" icon={UserPlus} full onClick={() => setEdited('new')}>
            {words.announce}
          </Button>
        </PhoneActionBar>
      )}
      <VisitDialog
        edited={edited}
        homes={homes}
        stalls={own.data?.stalls ?? []}
        onClose={() => setEdited(null)}
        onAnnounced={(id) => {
          setAnnounced(id)
          setToggled(new Set())
        }}
      />
      <PassEmailDialog pass={emailed} onClose={() => setEmailed(null)} />
      <ActionConfirmation
        subject={cancelling}
        onClose={() => setCancelling(null)}
        onConfirm={({ id }, then) => cancel.mutate(id, then)}
        isBusy={cancel.isPending}
        words={{
          title: (pass) => words.cancelTitle(nameOfVisit(pass, language)),
          verb: words.cancelVerb,
          busy: words.cancelling,
          done: words.cancelled,
          failed: words.notCancelled,
        }}
      >
        {() => <p>{words.cancelText}</p>}
      </ActionConfirmation>
    </Card>
  )
}

const toggle = (ids: ReadonlySet<string>, id: string) => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
