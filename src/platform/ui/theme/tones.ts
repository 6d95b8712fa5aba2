/** The background, border and text of everything with a status. The names are those of the design tokens. */
export const toneClass = {
  neutral: 'bg-sunken text-ink-2 inset-ring-transparent',
  success: 'bg-tone-success-bg text-tone-success-fg inset-ring-tone-success-line',
  warning: 'bg-tone-warning-bg text-tone-warning-fg inset-ring-tone-warning-line',
  danger: 'bg-tone-danger-bg text-tone-danger-fg inset-ring-tone-danger-line',
  info: 'bg-tone-info-bg text-tone-info-fg inset-ring-tone-info-line',
  'st-occupied': 'bg-st-occupied-bg text-st-occupied-fg inset-ring-st-occupied-line',
  'st-leased': 'bg-st-leased-bg text-st-leased-fg inset-ring-st-leased-line',
  'st-vacant': 'bg-st-vacant-bg text-st-vacant-fg inset-ring-st-vacant-line',
  'st-forsale': 'bg-st-forsale-bg text-st-forsale-fg inset-ring-st-forsale-line',
  'st-renovation': 'bg-st-renovation-bg text-st-renovation-fg inset-ring-st-renovation-line',
  'st-reserved': 'bg-st-reserved-bg text-st-reserved-fg inset-ring-st-reserved-line',
  'st-maintenance': 'bg-st-maintenance-bg text-st-maintenance-fg inset-ring-st-maintenance-line',
  'rq-pending': 'bg-rq-pending-bg text-rq-pending-fg inset-ring-rq-pending-line',
  'rq-assigned': 'bg-rq-assigned-bg text-rq-assigned-fg inset-ring-rq-assigned-line',
  'rq-in_progress': 'bg-rq-in-progress-bg text-rq-in-progress-fg inset-ring-rq-in-progress-line',
  'rq-on_hold': 'bg-rq-on-hold-bg text-rq-on-hold-fg inset-ring-rq-on-hold-line',
  'rq-completed': 'bg-rq-completed-bg text-rq-completed-fg inset-ring-rq-completed-line',
  'rq-cancelled': 'bg-rq-cancelled-bg text-rq-cancelled-fg inset-ring-rq-cancelled-line',
  'pr-low': 'bg-pr-low-bg text-pr-low-fg inset-ring-pr-low-line',
  'pr-normal': 'bg-pr-normal-bg text-pr-normal-fg inset-ring-pr-normal-line',
  'pr-high': 'bg-pr-high-bg text-pr-high-fg inset-ring-pr-high-line',
  'pr-urgent': 'bg-pr-urgent-bg text-pr-urgent-fg inset-ring-pr-urgent-line',
} as const

export type Tone = keyof typeof toneClass
export type MessageTone = 'success' | 'warning' | 'danger' | 'info'
