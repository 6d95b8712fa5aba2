import type { ComponentType } from 'react'

/** Any icon component: from lucide or our own. */
export type Icon = ComponentType<{ size?: number; className?: string; 'aria-hidden'?: 'true' }>
