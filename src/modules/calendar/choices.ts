export const eventTypes = ['meeting', 'maintenance', 'safety', 'social'] as const
export type EventType = (typeof eventTypes)[number]
