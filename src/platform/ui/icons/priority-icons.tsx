import type { Icon } from './icon.ts'

const bars = (lit: number, ink: string): Icon =>
  function PriorityBars({ size = 16, className = '' }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 16 16"
        aria-hidden="true"
        className={`flex-none ${ink} ${className}`}
      >
        <g fill="currentColor">
          <rect x="2" y="10" width="3" height="4" rx="1" />
          <rect x="6.4" y="6.5" width="3" height="7.5" rx="1" opacity={lit > 1 ? 1 : 0.25} />
          <rect x="10.8" y="3" width="3" height="11" rx="1" opacity={lit > 2 ? 1 : 0.25} />
        </g>
      </svg>
    )
  }

const UrgentMark: Icon = ({ size = 16, className = '' }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    aria-hidden="true"
    className={`flex-none text-pr-urgent ${className}`}
  >
    <rect x="1" y="1" width="14" height="14" rx="3" fill="currentColor" />
    <path d="M8 4v5M8 11.2v.6" className="stroke-white" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
)

/** One, two or three bars; urgent is a filled square with an exclamation mark. */
export const priorityIcons = {
  low: bars(1, 'text-pr-low-fg'),
  normal: bars(2, 'text-pr-normal-fg'),
  high: bars(3, 'text-pr-high-fg'),
  urgent: UrgentMark,
} as const
