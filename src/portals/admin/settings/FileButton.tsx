import ImageUp from 'lucide-react/icons/image-up'
import { useRef } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'

type Props = {
  /** The media types, as in HTML. */
  accept: string
  /** The name of the input, which assistive technology can find beside the button. */
  label: string
  size?: 'small'
  /** A file is being sent. */
  busy?: boolean
  busyText?: string
  onFile: (file: File) => void
  children: string
}

/** A button that opens the browser's choice of a file. The same file can be chosen again. */
export function FileButton({ accept, label, size, busy = false, busyText = '', onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        icon={ImageUp}
        busy={busy}
        {...(busyText && { busyText })}
        {...(size && { size })}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
