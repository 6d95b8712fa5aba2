import { lazy, Suspense, type ComponentType } from 'react'
import { endFirstScreen } from './idle.ts'
import { loadAfterFirstScreen, loadPart } from './load-part.ts'

/**
 * A lazily loaded part of a screen, such as a form in a dialog: the screen renders without it, and its code follows
 * immediately. Render it closed from the start, so that it is loaded by the time it is opened.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await loadPart(load) }))
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/**
 * Like `later`, for a part that the first screen does not show, such as a closed dialog: its code follows when the first
 * screen is there, or as soon as `isNeeded`. Code that could not be loaded is an error only once it is needed.
 */
export function afterFirstScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
): ComponentType<Props> {
  const Part = lazy(async () => {
    const loaded = await loadAfterFirstScreen(load).catch((error: unknown) => (props: Props) => {
      if (isNeeded(props)) throw error
      return null
    })
    return { default: loaded as ComponentType<Props> }
  })
  return function AfterFirstScreen(props: Props) {
    if (isNeeded(props)) endFirstScreen()
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
