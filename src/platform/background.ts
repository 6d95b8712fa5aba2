/**
 * A read that the browser makes because a change was announced, not because of the user. It does not extend the
 * session.
 */
export const background = { header: 'x-background', value: 'read' } as const
