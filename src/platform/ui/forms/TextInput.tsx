import type { ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'
import { controlClass, lineClass } from './control-class.ts'
import { useFieldWiring } from './field-wiring.ts'

export type TextInputProps = ComponentProps<'input'> & {
  /** 46 high with a smaller radius, for public pages. */
  large?: boolean
}

export function TextInput({ className, large, type = 'text', ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest)
  return (
    <input
      type={type}
      {...rest}
      {...wiring}
      className={classNames(controlClass, lineClass, large && 'h-11.5! text-16', className)}
    />
  )
}
