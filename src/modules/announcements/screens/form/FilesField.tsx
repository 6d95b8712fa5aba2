import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import Paperclip from 'lucide-react/icons/paperclip'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { shownBytes } from '#platform/text/bytes.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { maxFiles } from '../../choices.ts'
import { announcementTexts } from '../../messages/index.ts'
import type { ChosenFile, FileSending } from './use-file-sending.ts'

/**
 * The attachments of an announcement form. Each file is uploaded at once, and can be removed or
 * retried.
 */
export function FilesField({ sending }: { sending: FileSending }) {
  const texts = useTexts(announcementTexts).form
  return (
    <Field label={texts.files} group optional hint={texts.filesHint(maxFiles)}>
      <ul className="grid gap-1.5 empty:hidden">
        {sending.files.map((entry) => (
          <Chosen key={entry.key} entry={entry} sending={sending} />
        ))}
      </ul>
      {sending.full ? null : (
        <label className="relative mt-1.5 inline-flex h-9 cursor-pointer items-center gap-2 rounded-md px-3 font-medium text-ink-2 inset-ring inset-ring-line-strong hover:bg-hover hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:h-11">
          <input
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
            aria-label={texts.addFile}
            className="absolute inset-0 w-full cursor-[inherit] opacity-0"
            onChange={(event) => {
              sending.choose([...(event.target.files ?? [])])
              // So that the same file can be chosen again after it was removed.
              event.target.value = ''
            }}
          />
          <Paperclip aria-hidden="true" size={15} />
          {texts.addFile}
        </label>
      )}
    </Field>
  )
}

function Chosen({ entry, sending }: { entry: ChosenFile; sending: FileSending }) {
  const texts = useTexts(announcementTexts).form
  const language = useLanguage()
  const Icon = entry.uploaded?.mediaType.startsWith('image/') ? Image : FileText
  return (
    <li className="flex min-h-9 items-center gap-2 rounded-md bg-sunken py-0.5 pr-1 pl-2.5">
      <Icon aria-hidden="true" size={15} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{entry.name}</span>
        <span
          role={entry.failed ? 'alert' : 'status'}
          className={entry.failed ? 'block text-xs font-medium text-tone-danger-fg' : 'block text-xs text-ink-3'}
        >
          {entry.failed ?? (entry.uploaded ? shownBytes(entry.uploaded.size, language) : texts.fileSending)}
        </span>
      </span>
      {entry.failed && entry.file ? (
        <IconButton small icon={RotateCw} label={texts.again(entry.name)} onClick={() => sending.again(entry)} />
      ) : null}
      <IconButton small icon={X} tip={false} label={texts.remove(entry.name)} onClick={() => sending.remove(entry)} />
    </li>
  )
}
