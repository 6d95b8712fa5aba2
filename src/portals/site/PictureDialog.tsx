import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useSite } from './language.tsx'

/** One picture over the whole window; the islands fill and open it. With `steps` one can go on to the next. */
export function PictureDialog({ steps = false }: { steps?: boolean }) {
  const said = useSite().words.overlay
  return (
    <dialog className="viewer" data-viewer data-position-words={said.position}>
      <div className="viewer-head">
        <span data-position aria-live="polite" />
        <button type="button" className="viewer-button" data-close aria-label={said.close}>
          <X size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      <figure>
        <div data-picture />
        <figcaption>
          <span data-caption />
          <small data-category />
        </figcaption>
      </figure>
      {steps && (
        <>
          <button type="button" className="viewer-step left" data-step="-1" aria-label={said.previous}>
            <ArrowLeft size={20} strokeWidth={1.6} aria-hidden="true" />
          </button>
          <button type="button" className="viewer-step right" data-step="1" aria-label={said.next}>
            <ArrowRight size={20} strokeWidth={1.6} aria-hidden="true" />
          </button>
        </>
      )}
    </dialog>
  )
}
