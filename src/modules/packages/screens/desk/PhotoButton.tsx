import Camera from 'lucide-react/icons/camera'
import Check from 'lucide-react/icons/check'
import FolderOpen from 'lucide-react/icons/folder-open'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterFirstScreen } from '#platform/ui/data/loading/later.tsx'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import type { FormPicture } from '#platform/ui/photos/form-picture.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'

const words = deskScreenWords.handOver
const textOf = {
  none: words.takePhoto,
  sending: words.sending,
  saved: words.photoTaken,
  failed: words.photoFailed,
}

type Props = {
  picture: Pick<FormPicture, 'status' | 'take'>
  /** A key that opens the camera, also from a text field. */
  shortcut?: string | undefined
}

const Viewfinder = afterFirstScreen(
  () => import('./CameraDialog.tsx').then(({ CameraDialog }) => CameraDialog),
  () => true,
)

/** A computer has a viewfinder here; a phone or tablet opens its own camera from a file field. */
const hasViewfinder = () =>
  window.isSecureContext && 'mediaDevices' in navigator && !window.matchMedia('(pointer: coarse)').matches

const buttonClass =
  'relative flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md px-3 font-medium inset-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
const plainClass = 'bg-raised text-ink inset-ring-line-strong hover:bg-hover'

/** Takes a photo with a camera, or chooses a file; the photo is uploaded at once. */
export function PhotoButton({ picture: { status, take }, shortcut }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const [takesPhoto, setTakesPhoto] = useState(false)
  const [isComputer] = useState(hasViewfinder)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== shortcut || document.querySelector('[role=dialog]')) return
    event.preventDefault()
    setTakesPhoto(true)
  })
  useEffect(() => {
    if (shortcut === undefined || !isComputer) return undefined
    const stop = new AbortController()
    document.addEventListener('keydown', press, { signal: stop.signal })
    return () => stop.abort()
  }, [shortcut, isComputer])
  const isSending = status === 'sending'
  const isSaved = status === 'saved'
  const Icon = isSaved ? Check : status === 'failed' ? TriangleAlert : Camera
  const text = textOf[status]
  const mainClass = classNames(buttonClass, isSaved ? 'bg-action-soft text-action-ink inset-ring-action' : plainClass)
  const state = (
    <>
      <Icon aria-hidden="true" size={18} />
      <span role="status">{text}</span>
    </>
  )
  const input = (
    <input
      ref={file}
      type="file"
      accept="image/*"
      {...(isComputer ? {} : { capture: 'environment' })}
      aria-label={isComputer ? words.chooseFile : words.takePhoto}
      disabled={isSending}
      className="absolute inset-0 w-full cursor-[inherit] opacity-0"
      onChange={(event) => {
        const [chosen] = event.target.files ?? []
        if (chosen) take(chosen)
        event.target.value = ''
      }}
    />
  )
  if (!isComputer)
    return (
      <label className={mainClass}>
        {input}
        {state}
      </label>
    )
  return (
    <div className="flex gap-2">
      <button
        type="button"
        aria-label={text}
        aria-keyshortcuts={shortcut}
        // It gets the focus back while the picture is sent, which a disabled button does not.
        aria-disabled={isSending}
        className={classNames(mainClass, 'flex-1')}
        onClick={() => {
          if (!isSending) setTakesPhoto(true)
        }}
      >
        {state}
        {shortcut === undefined ? null : <KeyCap>{shortcut}</KeyCap>}
      </button>
      <label className={classNames(buttonClass, plainClass, 'w-12 shrink-0')} title={words.chooseFile}>
        {input}
        <FolderOpen aria-hidden="true" size={18} />
      </label>
      {takesPhoto ? (
        <Viewfinder
          onClose={() => setTakesPhoto(false)}
          onPhoto={(picture) => {
            setTakesPhoto(false)
            take(picture)
          }}
          onChoose={() => {
            setTakesPhoto(false)
            file.current?.click()
          }}
        />
      ) : null}
    </div>
  )
}
