import { useEffect, useRef, useState, type ReactNode } from 'react'
import { unitAt, unitMark } from '../simulation/unit-focus.ts'

type Shown = { id: string; box: DOMRect }

/** How long the note stays after the pointer leaves, in milliseconds, so that the pointer can reach it. */
const timeoutMs = 150

/**
 * One note for all units, shown for the unit under the pointer or the focus. `containerProps` go on the element around
 * the units, `noteProps` on the note; Escape closes it.
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
    timer.current = window.setTimeout(() => show(null), timeoutMs)
  }
  const at = (target: EventTarget) => {
    const unit = unitAt(target)
    const id = unit?.getAttribute(unitMark)
    return unit && id ? { id, box: unit.getBoundingClientRect() } : null
  }
  useEffect(() => {
    // The note scrolls with its unit; the unit that is then under the pointer opens its own.
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
    containerProps: {
      onPointerOver: ({ target, pointerType }: React.PointerEvent) => {
        const hovered = pointerType === 'touch' ? null : at(target)
        if (hovered) show(hovered)
        else leave()
      },
      onPointerLeave: leave,
      onFocus: ({ target }: React.FocusEvent) => {
        const hovered = target.matches(':focus-visible') ? at(target) : null
        if (hovered) show(hovered)
      },
      onBlur: leave,
    },
    /** Keeps the note open while the pointer is on it. */
    noteProps: { onPointerOver: () => window.clearTimeout(timer.current), onPointerLeave: leave },
  }
}

type Props = { box: DOMRect; tall?: boolean; noteProps: object; children: ReactNode }

/** Above its unit, or below if there is no room. */
export function HoverNote({ box, tall = false, noteProps, children }: Props) {
  const half = tall ? 126 : 140
  const above = box.top > (tall ? 260 : 90)
  const left = Math.min(Math.max(box.left + box.width / 2, half + 8), window.innerWidth - half - 8)
  return (
    <div
      role="tooltip"
      {...noteProps}
      style={{ left, top: above ? box.top - 7 : box.bottom + 7 }}
      className={`fixed z-20 ${above ? '-translate-y-full' : ''} ${tall ? 'w-63' : 'max-w-70'} -translate-x-1/2 rounded-md bg-brand-950 px-3.5 py-2.5 text-sm text-[oklch(0.96_0.006_90)] shadow-[0_10px_28px_-8px_oklch(0.15_0.03_215/0.5)] dark-theme:bg-[oklch(0.33_0.02_213)]`}
    >
      {children}
    </div>
  )
}
