import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import type { FormPicture } from '#platform/ui/photos/form-picture.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'

const words = deskScreenWords.handOver
/** Pixels of the picture, twice those of the smallest drawing surface. */
const size = { width: 800, height: 300 }

/** A surface to sign on with a finger, a pen or the mouse. Each line that ends is a picture. */
export function SignaturePad({ picture }: { picture: Pick<FormPicture, 'take' | 'clear'> }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isEmpty, setIsEmpty] = useState(true)

  const pointOf = ({ clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const box = canvas.current?.getBoundingClientRect() ?? new DOMRect()
    return [((clientX - box.left) / box.width) * size.width, ((clientY - box.top) / box.height) * size.height] as const
  }
  const brush = () => canvas.current?.getContext('2d') ?? null
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = brush()
    if (!pen) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (isEmpty) {
      pen.fillStyle = '#ffffff'
      pen.fillRect(0, 0, size.width, size.height)
    }
    pen.lineWidth = 4
    pen.lineCap = 'round'
    pen.strokeStyle = '#10242b'
    pen.beginPath()
    pen.moveTo(...pointOf(event))
    setIsEmpty(false)
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const pen = brush()
    pen?.lineTo(...pointOf(event))
    pen?.stroke()
  }
  const end = () => picture.take(drawn())
  const drawn = () =>
    new Promise<File | null>((resolve) =>
      canvas.current?.toBlob(
        (blob) => resolve(blob && new File([blob], 'signature.png', { type: 'image/png' })),
        'image/png',
      ),
    )
  const clear = () => {
    brush()?.clearRect(0, 0, size.width, size.height)
    setIsEmpty(true)
    picture.clear()
  }
  return (
    <div>
      <canvas
        ref={canvas}
        {...size}
        role="img"
        aria-label={words.sign}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        className="aspect-8/3 w-full touch-none rounded-md border border-control-line bg-white"
      />
      <div className="mt-1.5 flex items-center justify-between">
        <span className="text-sm text-ink-3">{words.sign}</span>
        {isEmpty ? null : (
          <Button size="small" variant="plain" onClick={clear}>
            {words.clearSignature}
          </Button>
        )}
      </div>
    </div>
  )
}
