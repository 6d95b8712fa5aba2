const bars = { low: 1, normal: 2, high: 3, urgent: 0 } as const
const inks = { low: 'text-pr-low-fg', normal: 'text-pr-normal-fg', high: 'text-pr-high-fg', urgent: 'text-pr-urgent' } as const

type Props = { priority: keyof typeof bars; size?: number; className?: string; 'aria-hidden'?: 'true' }

/** One, two or three bars; urgent is a filled square with a mark. */
export function PriorityIcon({ priority, size = 16, className = '' }: Props) {
  const lit = bars[priority]
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" className={`flex-none ${inks[priority]} ${className}`}>
      {lit === 0 ? (
        <>
          <rect x="1" y="1" width="14" height="14" rx="3" fill="currentColor" />
          <path d="M8 4v5M8 11.2v.6" className="stroke-white" strokeWidth="1.8" strokeLinecap="round" />
        </>
      ) : (
        <g fill="currentColor">
          <rect x="2" y="10" width="3" height="4" rx="1" />
          <rect x="6.4" y="6.5" width="3" height="7.5" rx="1" opacity={lit > 1 ? 1 : 0.25} />
          <rect x="10.8" y="3" width="3" height="11" rx="1" opacity={lit > 2 ? 1 : 0.25} />
        </g>
      )}
    </svg>
  )
}
