import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import type { PhotoWords } from './photo-words.ts'

type Props = {
  words: Pick<PhotoWords, 'choose' | 'add' | 'addLabel' | 'sending'>
  /** `choose` offers the camera first, for a new record; `add` is for a record that has photos. */
  variant: 'choose' | 'add'
  disabled?: boolean
  busy?: boolean
  onChoose: (files: File[]) => void
}

/** The tile that opens the camera or the device's photos. */
export function ChoosePhotos({ words, variant, disabled = false, busy = false, onChoose }: Props) {
  const Icon = variant === 'choose' ? Camera : ImagePlus
  return (
    <label className="relative grid aspect-4/3 w-full cursor-pointer place-content-center justify-items-center gap-1 rounded-lg bg-sunken text-sm text-ink-2 inset-ring inset-ring-line-strong transition-colors duration-[var(--dur-2)] hover:bg-hover hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-50">
      <input
        type="file"
        accept="image/*"
        multiple
        aria-label={words.addLabel}
        disabled={disabled || busy}
        className="absolute inset-0 w-full cursor-[inherit] opacity-0"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          // So that the same picture can be chosen again after it was removed.
          event.target.value = ''
        }}
      />
      <Icon aria-hidden="true" size={20} />
      <span>{busy ? words.sending : variant === 'choose' ? words.choose : words.add}</span>
    </label>
  )
}
