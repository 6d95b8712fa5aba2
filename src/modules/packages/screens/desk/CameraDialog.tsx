import Camera from 'lucide-react/icons/camera'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { deskScreenWords } from '../../messages/desk-screens.ts'

const words = deskScreenWords.camera

type Props = {
  onClose: () => void
  onPhoto: (photo: File) => void
  /** Opens the file chooser instead. */
  onChoose: () => void
}

type State = 'starting' | 'on' | keyof typeof words.problems

/** Why a browser has no picture, by the name of its error. */
const problemOf: Partial<Record<string, State>> = {
  NotAllowedError: 'blocked',
  SecurityError: 'blocked',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** The viewfinder of a computer with a camera: Enter takes the picture. */
export function CameraDialog({ onClose, onPhoto, onChoose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<State>('starting')
  useEffect(() => {
    const opening = navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
    })
    let isOpen = true
    const show = async () => {
      try {
        const stream = await opening
        if (!isOpen || !video.current) return
        video.current.srcObject = stream
        // It has ended when it is unplugged.
        for (const track of stream.getVideoTracks()) track.addEventListener('ended', () => setState('missing'))
      } catch (error) {
        if (isOpen) setState(problemOf[(error as Error).name] ?? 'missing')
      }
    }
    void show()
    return () => {
      isOpen = false
      opening.then((stream) => stream.getTracks().forEach((track) => track.stop())).catch(() => undefined)
    }
  }, [])
  const take = async () => {
    const photo = video.current && (await pictureOf(video.current))
    if (photo) onPhoto(photo)
    else setState('busy')
  }
  const hasProblem = state !== 'starting' && state !== 'on'
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={words.title}
      initialFocus={trigger}
      footer={
        <>
          <CancelButton>{words.cancel}</CancelButton>
          <Button size="large" variant={hasProblem ? 'primary' : 'outlined'} onClick={onChoose}>
            {words.choose}
          </Button>
          {hasProblem ? null : (
            <Button
              ref={trigger}
              size="large"
              variant="primary"
              icon={Camera}
              busy={state === 'starting'}
              busyText={words.starting}
              onClick={() => void take()}
            >
              {words.take}
              <KeyCap>Enter</KeyCap>
            </Button>
          )}
        </>
      }
    >
      {hasProblem ? (
        <Notice tone="warning" title={words.problems[state]} live>
          <p>{words.chooseInstead}</p>
        </Notice>
      ) : (
        <div className="grid aspect-video w-full place-items-center overflow-hidden rounded-md bg-sunken">
          <video
            ref={video}
            aria-label={words.viewfinder}
            autoPlay
            muted
            playsInline
            onPlaying={() => setState('on')}
            className="size-full object-contain"
          />
        </div>
      )}
    </Dialog>
  )
}

/** What the camera shows now, as a JPEG in the size of the camera; null before its first picture. */
async function pictureOf(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  const context = canvas.getContext('2d')
  if (!context || canvas.width === 0) return null
  context.drawImage(video, 0, 0)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return picture && new File([picture], 'photo.jpg', { type: 'image/jpeg' })
}
