import type { Section } from '../frame/section.ts'

/** The parts of the resident portal, in the order of its tabs. */
export const sections: readonly Section[] = []
