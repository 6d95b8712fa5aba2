import { useRef, type ComponentProps } from 'react'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useArrival } from './arrival.ts'

/** The changing part of a screen; it gets the focus after navigation. */
export function Main({ className, ...rest }: ComponentProps<'main'>) {
  const place = useRef<HTMLElement>(null)
  useArrival(place)
  return <main id="content" tabIndex={-1} {...rest} ref={place} className={classNames('outline-none', className)} />
}
