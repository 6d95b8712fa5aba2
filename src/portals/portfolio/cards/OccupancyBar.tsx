/** The share of occupied homes as a bar; the number is beside it. */
export const OccupancyBar = ({ share }: { share: number | null }) =>
  share === null ? null : (
    <svg aria-hidden="true" width={46} height={4} className="rounded-full bg-line forced-colors:border">
      <rect width={46 * share} height={4} className="fill-st-occupied forced-colors:fill-[CanvasText]" />
    </svg>
  )
