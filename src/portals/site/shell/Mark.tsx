import type { BrandMark } from '#platform/brand-mark.ts'
import { MarkShape } from '#platform/ui/display/MarkShape.tsx'

/** The footprint of the building with its cut lines and the open square of the court, styled by the site's CSS. */
export const Mark = ({ mark, size }: { mark: BrandMark; size: number }) => (
  <MarkShape mark={mark} size={size} outline="mark" tower="mark-tower" cuts="mark-cuts" court="mark-court" />
)
