import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A part of a screen that is not seen at first, such as a form in a dialog: the screen is drawn without it, and its code
 * comes right after. Put it where it is drawn from the beginning, closed, so that it is there when it is opened.
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
