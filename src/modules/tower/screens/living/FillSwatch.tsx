import { useId } from 'react'
import type { Fill, Pattern } from '../../colourings.ts'

/** A fill as the pictures render it: a colour, with the pattern in a darker shade. */
export function FillSwatch({ fill }: { fill: Fill }) {
  const id = useId()
  return (
    <svg aria-hidden="true" width="24" height="14" viewBox="0 0 24 14" className="shrink-0">
      <FillPattern id={id} pattern={fill.pattern} cssColour={fill.cssColour} />
      <rect x="0.5" y="0.5" width="23" height="13" rx="2" fill={`url(#${id})`} />
      {fill.pattern === 'outlined' ? (
        <rect x="1" y="1" width="22" height="12" rx="2" fill="none" stroke="var(--st-vacant)" strokeWidth="2" />
      ) : null}
    </svg>
  )
}

/** A fill as an SVG pattern; refer to it by its id. */
export function FillPattern({ id, cssColour, pattern }: { id: string; cssColour: string; pattern: Pattern }) {
  const second = `color-mix(in oklch, var(--${cssColour}), var(--ink) 55%)`
  const slanted = pattern === 'hatched' || pattern === 'crossed'
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      {...(slanted ? { patternTransform: 'rotate(45)' } : {})}
    >
      <rect width="6" height="6" fill={`var(--${cssColour})`} />
      {slanted || pattern === 'striped' ? <rect width="2.2" height="6" fill={second} /> : null}
      {pattern === 'crossed' || pattern === 'banded' ? <rect width="6" height="2.2" fill={second} /> : null}
      {pattern === 'dotted' ? <circle cx="3" cy="3" r="1.4" fill={second} /> : null}
    </pattern>
  )
}
