/**
 * A read that nobody asked for: the browser makes it because a change was announced. It does not keep the session of a
 * person who went away alive.
 */
export const background = { header: 'x-background', value: 'read' } as const
