import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A lazily loaded part of a screen, such as a form in a dialog: the screen renders without it, and its code follows
 * immediately. Render it closed from the start, so that it is loaded by the time it is opened.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }))
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
