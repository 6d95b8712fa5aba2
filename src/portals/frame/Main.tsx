import { useRef, type ComponentProps } from 'react'
import { classNames } from '#platform/screens/class-names.ts'
import { useArrival } from './arrival.ts'

/** The part of a screen that changes; the keyboard comes here when the screen does. */
export function Main({ className, ...rest }: ComponentProps<'main'>) {
  const place = useRef<HTMLElement>(null)
  useArrival(place)
  return <main id="content" tabIndex={-1} {...rest} ref={place} className={classNames('outline-none', className)} />
}
