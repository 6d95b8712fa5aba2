import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { shownBytes } from '#platform/text/bytes.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { useLanguage } from '#platform/ui/data/language.ts'
import { words } from '../messages/en.ts'

type Props = { file: File | null; onFile: (file: File | null) => void; error?: string | undefined }

export function FilePicker({ file, onFile, error }: Props) {
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field label={words.fields.file} required group hint={words.fileHint} error={error}>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button icon={FileUp} onClick={() => input.current?.click()}>
          {words.chooseFile}
        </Button>
        <span className="min-w-0 text-sm wrap-anywhere text-ink-2">
          {file ? `${file.name} · ${shownBytes(file.size, language)}` : null}
        </span>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={words.fields.file}
          accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
          className="sr-only"
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        />
      </div>
    </Field>
  )
}
