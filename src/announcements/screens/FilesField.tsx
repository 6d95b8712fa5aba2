import { FileText, Image, Paperclip, RotateCw, X } from 'lucide-react'
import { shownBytes } from '#platform/bytes.ts'
import { Field } from '#platform/screens/Field.tsx'
import { IconButton } from '#platform/screens/IconButton.tsx'
import { mostFiles } from '../choices.ts'
import { words } from '../words.ts'
import type { ChosenFile, FileSending } from './use-file-sending.ts'

const said = words.form

/** Files of an announcement that is being written: each is sent at once, and can be taken away or sent again. */
export function FilesField({ sending }: { sending: FileSending }) {
  return (
    <Field label={said.files} group optional hint={said.filesHint(mostFiles)}>
      <ul className="grid gap-1.5 empty:hidden">
        {sending.files.map((one) => (
          <Chosen key={one.key} one={one} sending={sending} />
        ))}
      </ul>
      {sending.full ? null : (
        <label className="relative mt-1.5 inline-flex h-9 cursor-pointer items-center gap-2 rounded-md px-3 font-medium text-ink-2 inset-ring inset-ring-line-strong hover:bg-hover hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:h-11">
          <input
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
            aria-label={said.addFile}
            className="absolute inset-0 w-full cursor-[inherit] opacity-0"
            onChange={(event) => {
              sending.choose([...(event.target.files ?? [])])
              // The same file can be chosen again after it was taken away.
              event.target.value = ''
            }}
          />
          <Paperclip aria-hidden="true" size={15} />
          {said.addFile}
        </label>
      )}
    </Field>
  )
}

function Chosen({ one, sending }: { one: ChosenFile; sending: FileSending }) {
  const Icon = one.kept?.mediaType.startsWith('image/') ? Image : FileText
  return (
    <li className="flex min-h-9 items-center gap-2 rounded-md bg-sunken py-0.5 pr-1 pl-2.5">
      <Icon aria-hidden="true" size={15} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{one.name}</span>
        <span
          role={one.failed ? 'alert' : 'status'}
          className={one.failed ? 'block text-xs font-medium text-tone-danger-fg' : 'block text-xs text-ink-3'}
        >
          {one.failed ?? (one.kept ? shownBytes(one.kept.size) : said.fileSending)}
        </span>
      </span>
      {one.failed && one.file ? (
        <IconButton small icon={RotateCw} label={said.again(one.name)} onClick={() => sending.again(one)} />
      ) : null}
      <IconButton small icon={X} tip={false} label={said.remove(one.name)} onClick={() => sending.remove(one)} />
    </li>
  )
}
