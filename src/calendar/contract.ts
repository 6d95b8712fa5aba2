import { z } from 'zod'
import { spelledLike } from '#platform/spelling.ts'

export const eventTypes = ['meeting', 'maintenance', 'safety'] as const
export const EventType = z.enum(eventTypes)
export type EventType = z.infer<typeof EventType>
export const EventTypeAsSent = spelledLike(eventTypes)
