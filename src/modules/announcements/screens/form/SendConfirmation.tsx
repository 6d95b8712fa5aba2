import { useTexts } from '#platform/ui/data/language.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { type AnnouncementValues, audienceOf } from '../../announcement-values.ts'
import { announcementTexts } from '../../messages/index.ts'
import { useReach } from '../queries.ts'

const texts = announcementTexts.en.form

type Props = {
  /** What is about to be sent; null closes the question. */
  values: AnnouncementValues | null
  onClose: () => void
  onConfirm: (values: AnnouncementValues) => void
}

/** Asks before an announcement is sent, and says how many people it reaches. */
export function SendConfirmation({ values, onClose, onConfirm }: Props) {
  const reach = useReach(values ? audienceOf(values) : null).data
  const words = useTexts(announcementTexts)
  const people = words.people(reach?.people ?? 0)
  return (
    <Confirmation
      open={values !== null && reach !== undefined}
      onClose={onClose}
      title={values?.emergency ? texts.confirmTitle(people) : texts.sendNowTitle(people)}
      verb={values?.emergency ? texts.verbs.emergency : texts.verbs.now}
      cancel={texts.notYet}
      harmless={!values?.emergency}
      onConfirm={() => values && onConfirm(values)}
    >
      {values?.emergency ? texts.confirmText : texts.sendNowText[values?.byMail ? 'byMail' : 'portalOnly']}
    </Confirmation>
  )
}
