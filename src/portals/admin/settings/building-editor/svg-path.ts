import type { Polygon } from '#building/polygon.ts'

/** An outline in the syntax of an SVG path; north is at the top. */
export const svgPath = (outline: Polygon) => `M${outline.map(([east, north]) => `${east} ${-north}`).join('L')}z`
