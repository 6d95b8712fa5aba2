/** Lets the browser paint and answer presses before the work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
