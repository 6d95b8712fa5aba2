import Pin from 'lucide-react/icons/pin'
import Siren from 'lucide-react/icons/siren'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { AnnouncementCategory } from '../choices.ts'
import { ownAnnouncementTexts } from '../messages/own.ts'
import { announcementTexts } from '../messages/index.ts'
import { categoryIcons } from './category-icons.ts'

type Props = { category: AnnouncementCategory; pinned: boolean; emergency: boolean }

export function AnnouncementMarks({ category, pinned, emergency }: Props) {
  const words = useTexts(announcementTexts)
  const ownWords = useTexts(ownAnnouncementTexts)
  return (
    <>
      {emergency ? (
        <Badge tone="danger" icon={Siren}>
          {words.emergencyBadge}
        </Badge>
      ) : null}
      <Badge icon={categoryIcons[category]}>{ownWords.categoryNames[category]}</Badge>
      {pinned && !emergency ? (
        <Badge tone="info" icon={Pin}>
          {words.pinned}
        </Badge>
      ) : null}
    </>
  )
}
