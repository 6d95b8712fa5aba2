import { toLinear } from './oklch.ts'

/** The least contrast of text (WCAG 2.2, 1.4.3), and of what is no text but has to be visible (1.4.11). */
export const leastContrast = { text: 4.5, graphics: 3 } as const

/** The contrast ratio of two #rrggbb, from 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance"). */
export function contrastOf(one: string, other: string): number {
  const [lighter, darker] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(hex: string): number {
  const [r, g, b] = toLinear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
