import Trash2 from 'lucide-react/icons/trash-2'
import type { Logo } from '#building/logo-contract.ts'
import { grounds } from '#platform/colour/accent.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FileButton } from '../FileButton.tsx'
import { buildingWords } from '../messages/building.ts'

const words = buildingWords.logo
const fileTypes = 'image/png,image/svg+xml,image/webp,image/jpeg,image/avif'

type Props = {
  label: string
  hint: string
  error: string | undefined
  /** Undefined while the drawn mark, or the logo for light backgrounds, is shown. */
  logo: Logo | undefined
  ground: 'light' | 'dark'
  isUploading: boolean
  onFile: (file: File) => void
  onRemove: () => void
}

/** One logo on the background that it is for. */
export function LogoSlot({ label, hint, error, logo, ground, isUploading, onFile, onRemove }: Props) {
  return (
    <Field label={label} hint={hint} error={error} group optional>
      <div className="grid gap-2.5">
        <div
          className="grid h-20 place-items-center rounded-md p-3 ring-1 ring-line-strong forced-color-adjust-none"
          style={{ background: grounds[ground].surface, color: ground === 'light' ? '#5c6666' : '#b3b8b6' }}
        >
          {logo ? (
            <img src={logo.file} alt={label} className="max-h-14 max-w-full object-contain" />
          ) : (
            <span className="text-center text-sm">{words.none[ground]}</span>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <FileButton
            accept={fileTypes}
            label={words.file(label)}
            size="small"
            busy={isUploading}
            busyText={words.uploading}
            onFile={onFile}
          >
            {logo ? words.chooseOther[ground] : words.choose[ground]}
          </FileButton>
          {logo ? (
            <Button size="small" variant="plain" icon={Trash2} onClick={onRemove}>
              {words.remove[ground]}
            </Button>
          ) : null}
        </div>
      </div>
    </Field>
  )
}
