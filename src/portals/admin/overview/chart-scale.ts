/** Round tick values from 0 to at least `most`, in four steps or fewer. */
export function scaleFor(most: number): number[] {
  const raw = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? 10 * power
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, n) => n * step)
}
