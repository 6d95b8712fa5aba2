import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useFieldWiring } from './field-wiring.ts'

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldWiring(rest)
  return (
    <textarea
      rows={rows}
      {...rest}
      {...wiring}
      className={classNames(
        controlClass,
        'block min-h-9 resize-y field-sizing-content px-[11px] py-2 leading-5 max-md:leading-6',
        className,
      )}
    />
  )
}
