import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { PhoneLink } from '#platform/ui/display/PhoneLink.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Priority } from '../../requests/choices.ts'
import { useSecurityPhone } from '../../requests/screens/queries.ts'
import { ownRequestTexts } from '../messages/index.ts'

/** The number to call, when the chosen priority is urgent. */
export function UrgentNotice({ priority }: { priority: Priority }) {
  const texts = useTexts(ownRequestTexts)
  const phone = useSecurityPhone()
  if (priority !== 'urgent' || !phone) return null
  return (
    <Notice live tone="warning" title={texts.urgent}>
      {texts.urgentCall} <PhoneLink phone={phone} className="font-[575] underline" />. {texts.urgentThen}
    </Notice>
  )
}
