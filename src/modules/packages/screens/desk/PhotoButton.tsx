import Camera from 'lucide-react/icons/camera'
import Check from 'lucide-react/icons/check'
import { toast } from '#platform/ui/feedback/toast.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { PhotoKind } from '../../choices.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'
import { useUploadPhoto } from './queries.ts'

const words = deskScreenWords.handOver

type Props = { kind: PhotoKind; photoId: string | null; onPhoto: (id: string | null) => void }

/** Opens the camera of a phone or tablet, or a file; the photo is uploaded at once. */
export function PhotoButton({ kind, photoId, onPhoto }: Props) {
  const upload = useUploadPhoto(kind)
  const choose = (file: File | undefined) => {
    if (!file) return
    upload.mutate(file, {
      onSuccess: onPhoto,
      onError: (error) => toast.failure(words.notUploaded, error.message),
    })
  }
  const Icon = photoId === null ? Camera : Check
  return (
    <label
      className={classNames(
        'relative flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md px-3 font-medium inset-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        photoId === null
          ? 'bg-raised text-ink inset-ring-line-strong hover:bg-hover'
          : 'bg-action-soft text-action-ink inset-ring-action',
      )}
    >
      <input
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={words.takePhoto}
        disabled={upload.isPending}
        className="absolute inset-0 w-full cursor-[inherit] opacity-0"
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Icon aria-hidden="true" size={18} />
      <span role="status">
        {upload.isPending ? words.sending : photoId === null ? words.takePhoto : words.photoTaken}
      </span>
    </label>
  )
}
