import type { ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'
import { controlClass } from './control-class.ts'
import { useFieldWiring } from './field-wiring.ts'

/** The minimum height by rows; the field grows with its text. */
const heights: Record<number, string> = {
  1: 'min-h-9',
  2: 'min-h-14',
  3: 'min-h-19',
  4: 'min-h-24',
  5: 'min-h-29',
  6: 'min-h-34',
  8: 'min-h-44',
  10: 'min-h-54',
  12: 'min-h-64',
}

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldWiring(rest)
  return (
    <textarea
      rows={rows}
      {...rest}
      {...wiring}
      className={classNames(
        controlClass,
        heights[rows] ?? heights[3],
        'block resize-y field-sizing-content px-2.75 py-2 leading-5 max-md:leading-6',
        className,
      )}
    />
  )
}
