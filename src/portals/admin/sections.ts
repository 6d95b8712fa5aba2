import type { Section } from '../frame/section.ts'

/** The parts of the console, in the order of its tabs; the first one opens where the address names none. */
export const sections: readonly Section[] = []
