import { lazy, Suspense, type ComponentType } from 'react'
import { endFirstScreen, firstScreen } from './idle.ts'
import { loadPart } from './load-part.ts'

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
 * screen is there, or as soon as `isNeeded`.
 */
export function afterFirstScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
): ComponentType<Props> {
  const Later = later<Props>(() => firstScreen().then(() => loadPart(load)))
  return function AfterFirstScreen(props: Props) {
    if (isNeeded(props)) endFirstScreen()
    return <Later {...props} />
  }
}
