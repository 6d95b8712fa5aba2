import { useEffect, useRef, useState, type ReactNode } from 'react'
import { unitAt, unitMark } from './walking.ts'

type Shown = { id: string; box: DOMRect }

/** How long the pointer may be away before the note goes, so that it can be reached. */
const patience = 150

/**
 * The note of the unit under the pointer or the keyboard: one for all of them. `hold` goes on the element around the
 * units; Escape sends the note away.
 */
export function useHoverNote(onPoint?: (id: string | null) => void) {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<number>(undefined)
  const show = (next: Shown | null) => {
    window.clearTimeout(timer.current)
    setShown(next)
    onPoint?.(next?.id ?? null)
  }
  const leave = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => show(null), patience)
  }
  const at = (target: EventTarget) => {
    const unit = unitAt(target)
    const id = unit?.getAttribute(unitMark)
    return unit && id ? { id, box: unit.getBoundingClientRect() } : null
  }
  useEffect(() => {
    // The note goes along with its unit; what then lies under the pointer tells so by itself.
    const scrolled = () =>
      setShown((before) => {
        const unit = before && document.querySelector(`[${unitMark}="${before.id}"]`)
        return unit ? { id: before.id, box: unit.getBoundingClientRect() } : null
      })
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(null)
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('keydown', escape)
    return () => {
      window.clearTimeout(timer.current)
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('keydown', escape)
    }
  }, [])
  return {
    shown,
    hide: () => show(null),
    hold: {
      onPointerOver: ({ target, pointerType }: React.PointerEvent) => {
        const found = pointerType === 'touch' ? null : at(target)
        if (found) show(found)
        else leave()
      },
      onPointerLeave: leave,
      onFocus: ({ target }: React.FocusEvent) => {
        const found = target.matches(':focus-visible') ? at(target) : null
        if (found) show(found)
      },
      onBlur: leave,
    },
    /** Keeps the note while the pointer is on it. */
    stay: { onPointerOver: () => window.clearTimeout(timer.current), onPointerLeave: leave },
  }
}

type Props = { box: DOMRect; tall?: boolean; stay: object; children: ReactNode }

/** Above its unit, or below where there is no room. */
export function HoverNote({ box, tall = false, stay, children }: Props) {
  const half = tall ? 126 : 140
  const above = box.top > (tall ? 260 : 90)
  const left = Math.min(Math.max(box.left + box.width / 2, half + 8), window.innerWidth - half - 8)
  return (
    <div
      role="tooltip"
      {...stay}
      style={{ left, top: above ? box.top - 7 : box.bottom + 7 }}
      className={`fixed z-20 ${above ? '-translate-y-full' : ''} ${tall ? 'w-[252px]' : 'max-w-[280px]'} -translate-x-1/2 rounded-[8px] bg-river-950 px-3.5 py-2.5 text-sm text-[oklch(0.96_0.006_90)] shadow-[0_10px_28px_-8px_oklch(0.15_0.03_215/0.5)] dark-theme:bg-[oklch(0.33_0.02_213)]`}
    >
      {children}
    </div>
  )
}
