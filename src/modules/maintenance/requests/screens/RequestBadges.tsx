import Building2 from 'lucide-react/icons/building-complex'
import DoorOpen from 'lucide-react/icons/door-open'
import QrCode from 'lucide-react/icons/qr-code'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { entryTexts } from '../../access/messages/index.ts'
import type { MaintenanceRequest } from '../request.ts'
import { requestTexts } from '../messages/index.ts'
import { entryIcons } from '../../access/screens/entry-icons.ts'
import { placeWords } from '../../places/messages/office.ts'
import { PriorityBadge } from './PriorityBadge.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** Status, priority and place, below a dialog's title. */
export function RequestBadges({ request }: { request: MaintenanceRequest }) {
  const words = useTexts(requestTexts)
  const entryWords = useTexts(entryTexts)
  return (
    <>
      <StatusBadge status={request.status} />
      <PriorityBadge priority={request.priority} />
      <Badge icon={request.unit ? DoorOpen : Building2}>{words.place(request)}</Badge>
      {request.isByVisitor ? <Badge icon={QrCode}>{placeWords.visitor}</Badge> : null}
      {request.unit && request.entryPermission ? (
        <Badge icon={entryIcons[request.entryPermission]}>{entryWords.permission[request.entryPermission]}</Badge>
      ) : null}
    </>
  )
}
