import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import { shownBytes } from '#platform/text/bytes.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { AnnouncementFile } from '../announcement-parts.ts'
import { ownAnnouncementTexts } from '../messages/own.ts'
import { fileAddress } from './own/queries.ts'

export function AnnouncementFiles({ files }: { files: readonly AnnouncementFile[] }) {
  const ownWords = useTexts(ownAnnouncementTexts)
  const language = useLanguage()
  if (files.length === 0) return null
  return (
    <ul aria-label={ownWords.files} className="grid gap-2 sm:grid-cols-2">
      {files.map(({ id, name, mediaType, size }) => {
        const isPicture = mediaType.startsWith('image/')
        const Icon = isPicture ? Image : FileText
        return (
          <li key={id} className="min-w-0">
            <a
              href={fileAddress(id)}
              {...(isPicture ? { target: '_blank', rel: 'noopener' } : { download: name })}
              className="flex min-h-11 items-center gap-2.5 rounded-md px-3 py-2 inset-ring inset-ring-line-strong transition-colors duration-[var(--dur-2)] hover:bg-hover"
            >
              <Icon aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 truncate font-[525] text-action-ink">{name}</span>
              <span className="tabular shrink-0 text-xs text-ink-3">{shownBytes(size, language)}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
