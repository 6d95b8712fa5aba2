import { Plus, Wrench } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { later } from '#platform/screens/later.tsx'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { PageHead } from '#platform/screens/PageHead.tsx'
import { useAddress } from '#platform/screens/use-address.ts'
import { useWide } from '#platform/screens/use-wide.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { words } from '../words.ts'
import { OwnRequestDialog } from './OwnRequestDialog.tsx'
import { OwnRequestRow } from './OwnRequestRow.tsx'
import { useOwnRequests } from './queries.ts'
import { useFormats } from './use-formats.ts'

const said = words.own
const SubmitRequest = later(() => import('./SubmitRequest.tsx').then((file) => file.SubmitRequest))

/** The Maintenance tab of the resident portal. On a phone the button to report stays at the thumb. */
export function ResidentRequests() {
  const own = useOwnRequests()
  const address = useAddress()
  const wide = useWide()
  const [reporting, setReporting] = useState(false)
  const opened = address.at('request') ?? null
  const report = (
    <Button look="primary" icon={Plus} full={!wide} onClick={() => setReporting(true)}>
      {said.submit}
    </Button>
  )
  return (
    <>
      <PageHead title={said.title} line={said.lead} actions={wide ? report : null} />
      <NotRefreshed on={own} />
      <List own={own} onOpen={(id) => address.change({ request: id }, 'push')} />
      {wide ? null : (
        <div className="fixed inset-x-0 bottom-0 z-[5] bg-canvas px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--line)]">
          {report}
        </div>
      )}
      <SubmitRequest open={reporting} onClose={() => setReporting(false)} />
      <OwnRequestDialog own={own} id={opened} onClose={() => address.change({ request: undefined })} />
    </>
  )
}

function List({ own, onOpen }: { own: ReturnType<typeof useOwnRequests>; onOpen: (id: string) => void }) {
  const formats = useFormats('portal')
  if (!own.data) return <Waiting on={own} words={words.loading} />
  return (
    <Card flush title={said.listTitle}>
      {own.data.length === 0 ? (
        <Empty icon={Wrench} help={said.noneHelp}>
          {said.none}
        </Empty>
      ) : (
        <ul className="mt-2">
          {own.data.map((request) => (
            <OwnRequestRow key={request.id} request={request} formats={formats} onOpen={() => onOpen(request.id)} />
          ))}
        </ul>
      )}
    </Card>
  )
}
