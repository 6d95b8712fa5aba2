import Plus from 'lucide-react/icons/plus'
import Wrench from 'lucide-react/icons/wrench'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { PhoneActionBar } from '#platform/ui/navigation/PhoneActionBar.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { ownRequestTexts } from '../messages/index.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { OwnRequestDialog } from './OwnRequestDialog.tsx'
import { OwnRequestRow } from './OwnRequestRow.tsx'
import { useHomes, useOwnRequests } from '../../requests/screens/queries.ts'
import { useFormats } from '../../requests/screens/use-formats.ts'
import type { KnownProblem } from './SubmitRequest.tsx'
import { useOpenedRequest } from './use-opened-request.ts'

const SubmitRequest = later(() => import('./SubmitRequest.tsx').then((file) => file.SubmitRequest))

/**
 * The Maintenance tab of the resident portal. On a phone the button that submits a request stays within reach of the
 * thumb.
 */
export function ResidentRequests({ Known }: { Known: KnownProblem }) {
  const texts = useTexts(ownRequestTexts)
  const own = useOwnRequests()
  const dialog = useOpenedRequest()
  const wide = useWide()
  // Before the first day, the page says so instead of a form that cannot be sent.
  const hasNoHome = useHomes().data?.length === 0
  const report = (
    <Button
      variant="primary"
      icon={Plus}
      full={!wide}
      disabledBecause={hasNoHome ? texts.noHomeYet : null}
      onClick={dialog.submit}
    >
      {texts.submit}
    </Button>
  )
  return (
    <>
      <PageHead title={texts.title} line={texts.lead} actions={wide ? report : null} />
      <NotRefreshed on={own} />
      <List own={own} help={hasNoHome ? texts.noHomeYet : texts.noneHelp} onOpen={dialog.open} />
      {wide ? null : <PhoneActionBar>{report}</PhoneActionBar>}
      <SubmitRequest
        open={dialog.isSubmitting}
        placeCode={dialog.placeCode}
        onClose={dialog.close}
        onView={dialog.openInList}
        Known={Known}
      />
      <OwnRequestDialog own={own} id={dialog.id} onClose={dialog.close} />
    </>
  )
}

type ListProps = { own: ReturnType<typeof useOwnRequests>; help: string; onOpen: (id: string) => void }

function List({ own, help, onOpen }: ListProps) {
  const texts = useTexts(ownRequestTexts)
  const words = useTexts(requestTexts)
  const formats = useFormats('portal')
  if (!own.data) return <Waiting on={own} words={words.loading} />
  return (
    <Card flush title={texts.listTitle}>
      {own.data.length === 0 ? (
        <Empty icon={Wrench} help={help}>
          {texts.none}
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
