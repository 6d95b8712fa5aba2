import { Pin, Siren } from 'lucide-react'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { AnnouncementCategory } from '../choices.ts'
import { ownWords } from '../messages/own.ts'
import { words } from '../messages/index.ts'
import { categoryIcons } from './category-icons.ts'

type Props = { category: AnnouncementCategory; pinned: boolean; emergency: boolean }

export function AnnouncementMarks({ category, pinned, emergency }: Props) {
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
