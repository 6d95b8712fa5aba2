import { useEffect, useRef, useState } from 'react'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { words } from '../messages/en.ts'

/** A long text as it was written: its first lines, and the rest on demand. */
export function LongText({ text, of, className }: { text: string; of: string; className?: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const element = paragraph.current
    if (!element || open) return undefined
    const watch = new ResizeObserver(() => setIsLong(element.scrollHeight > element.clientHeight + 1))
    watch.observe(element)
    return () => watch.disconnect()
  }, [open])
  return (
    <div className={classNames('min-w-0', className)}>
      <p
        ref={paragraph}
        className={classNames('max-w-[110ch] wrap-anywhere whitespace-pre-line', !open && 'line-clamp-3')}
      >
        {text}
      </p>
      {isLong || open ? (
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${open ? words.less : words.more}: ${of}`}
          onClick={() => setOpen(!open)}
          className="mt-0.5 inline-flex min-h-6 items-center rounded-sm text-sm font-medium text-action-ink hover:underline max-md:min-h-11"
        >
          {open ? words.less : words.more}
        </button>
      ) : null}
    </div>
  )
}
