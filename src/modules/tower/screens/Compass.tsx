import { words } from '../messages/simulation.ts'

/** The compass directions of the floor's sides; it stays visible. */
export const Compass = () => (
  <svg role="img" aria-label={words.compass} viewBox="0 0 56 56" className="size-14 shrink-0">
    <circle cx="28" cy="28" r="15" className="fill-surface stroke-line-strong" />
    <path d="M28 17l4.2 11h-8.4z" className="fill-brass-500" />
    <path d="M28 39l-4.2-11h8.4z" className="fill-line-strong" />
    {(
      [
        [words.points.North, 28, 9],
        [words.points.East, 50, 31.5],
        [words.points.South, 28, 54],
        [words.points.West, 6, 31.5],
      ] as const
    ).map(([initial, x, y]) => (
      <text key={initial} x={x} y={y} textAnchor="middle" className="fill-ink-2 text-10 font-[575]">
        {initial}
      </text>
    ))}
  </svg>
)
