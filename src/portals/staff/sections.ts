import type { Section } from '../frame/section.ts'

/** The parts of the staff portal; today its queue is all of it. */
export const sections: readonly Section[] = []
