import type { Polygon } from './polygon.ts'

type Walls = { outline: Polygon; furtherOutlines?: readonly Polygon[] | undefined }

/** The outlines of all parts on a floor. */
export const outlinesOf = ({ outline, furtherOutlines = [] }: Walls): Polygon[] => [outline, ...furtherOutlines]
