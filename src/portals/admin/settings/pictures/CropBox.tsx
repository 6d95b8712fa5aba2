import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { maxZoom, cropOf, type CropView, clampView } from '#photos/crop.ts'
import { picturesWords as words } from './messages/pictures.ts'

type Props = {
  url: string
  /** The aspect ratios of the picture and of the place. */
  shape: number
  place: number
  sight: CropView
  onSight: (sight: CropView) => void
}

const step = 0.02
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** A picture behind a frame with the aspect ratio of its place: dragged, moved by arrow keys, zoomed. */
export function CropBox({ url, shape, place, sight, onSight }: Props) {
  const hint = useId()
  const drag = useRef<{ x: number; y: number; sight: CropView } | null>(null)
  const crop = cropOf(sight, shape, place)
  const move = (x: number, y: number, from: CropView = sight) =>
    onSight(clampView({ ...from, x: from.x + x, y: from.y + y }, shape, place))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    move(by[0], by[1])
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const { x, y, sight: from } = drag.current
    move((-(event.clientX - x) / width) * crop.width, (-(event.clientY - y) / height) * crop.height, from)
  }
  return (
    <div className="grid gap-2.5">
      <button
        type="button"
        aria-label={words.crop}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { x: event.clientX, y: event.clientY, sight }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => (drag.current = null)}
        onPointerCancel={() => (drag.current = null)}
        className="relative block w-full cursor-move touch-none overflow-hidden rounded-md bg-sunken inset-ring inset-ring-line"
        style={{ aspectRatio: place }}
      >
        <CroppedImage url={url} crop={crop} />
      </button>
      <div className="flex items-center gap-3">
        <label className="flex flex-1 items-center gap-2.5 text-sm font-[525]">
          {words.closer}
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={sight.zoom}
            onChange={(event) => onSight(clampView({ ...sight, zoom: Number(event.target.value) }, shape, place))}
            className="h-6 min-w-0 flex-1 accent-(--action) max-md:h-11"
          />
        </label>
      </div>
      <p id={hint} className="text-xs text-ink-3">
        {words.cropHint}
      </p>
    </div>
  )
}

/** The cropped part of a picture, filling its box. */
export function CroppedImage({ url, crop, alt = '' }: { url: string; crop: ReturnType<typeof cropOf>; alt?: string }) {
  return (
    <img
      src={url}
      alt={alt}
      draggable={false}
      className="pointer-events-none absolute max-w-none select-none"
      style={{
        width: `${100 / crop.width}%`,
        height: `${100 / crop.height}%`,
        left: `${(-100 * crop.x) / crop.width}%`,
        top: `${(-100 * crop.y) / crop.height}%`,
      }}
    />
  )
}
