import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import type { OwnRequest } from '../contract.ts'
import { ownRequestTexts } from '../messages/index.ts'

/** What happens to an urgent request at once: who is on call knows of it, and whether one of them has it. */
export function AlertNotice({ alert, formats }: { alert: OwnRequest['alert']; formats: Formats }) {
  const texts = useTexts(ownRequestTexts)
  if (alert === null) return null
  return (
    <Notice tone="info" title={texts.alerted(formats.clock(alert.at))}>
      {alert.takenAt === null ? texts.alertGoesOn : texts.alertTaken(formats.clock(alert.takenAt))}
    </Notice>
  )
}
