import type { ComponentType } from 'react'

/** Any picture that can stand beside text: a lucide icon or one of our own. */
export type Icon = ComponentType<{ size?: number; className?: string; 'aria-hidden'?: 'true' }>
