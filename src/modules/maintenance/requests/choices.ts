export const statuses = ['pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const
export type Status = (typeof statuses)[number]

export const priorities = ['low', 'normal', 'high', 'urgent'] as const
export type Priority = (typeof priorities)[number]

export const categories = [
  'plumbing',
  'electrical',
  'hvac',
  'security',
  'cleaning',
  'elevator',
  'appliances',
  'general',
] as const
export type Category = (typeof categories)[number]
/** Offered in the office's form, in addition to a request's current value. */
export const officeCategories = [
  'plumbing',
  'electrical',
  'hvac',
  'security',
  'cleaning',
  'elevator',
  'general',
] as const
/** Offered in the resident's form. */
export const residentCategories = ['plumbing', 'electrical', 'hvac', 'appliances', 'security', 'general'] as const

/** A home, or a named place of the building. */
export const placeKinds = ['unit', 'common_area', 'elevator', 'stall'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Who must act next. */
export const waitingOnValues = ['office', 'staff', 'vendor', 'resident', 'parts', 'nobody'] as const
export type WaitingOn = (typeof waitingOnValues)[number]
/** Why, where the program set it. A person's reason is a text. */
export const waitingOnReasonCodes = [
  'assign',
  'start_work',
  'finish_work',
  'explain_hold',
  'confirm_fix',
  'visit_time_proposed',
  'completed',
  'confirmed',
  'closed_without_answer',
  'cancelled',
  'answer_order',
  'answer_visit',
  'confirm_visit',
  'arrange_visit',
  'approve_estimate',
  'do_order',
  'send_invoice',
  'check_invoice',
  'find_vendor',
  'complete_request',
] as const
export type WaitingOnReasonCode = (typeof waitingOnReasonCodes)[number]
/** What a pause waits for. */
export const pauseKinds = ['resident', 'vendor', 'parts', 'office'] as const satisfies readonly WaitingOn[]
export type PauseKind = (typeof pauseKinds)[number]

/** How a request was confirmed: by the resident, or by no answer in time. */
export const confirmations = ['resident', 'silence'] as const
export type Confirmation = (typeof confirmations)[number]

/** Whether the home may be entered for the work. */
export const entryPermissions = ['yes', 'call_first', 'only_home'] as const
export type EntryPermission = (typeof entryPermissions)[number]

/** Days on which the resident can be visited, in addition to dates. */
export const entryDays = ['weekdays', 'weekends', 'any_day'] as const

export const messageTargets = ['staff', 'tenant', 'both'] as const
export type MessageTarget = (typeof messageTargets)[number]

/** Whether an SLA runs around the clock or in business hours only. */
export const slaClocks = ['always', 'business'] as const
export type SlaClock = (typeof slaClocks)[number]

/** `attention`: most urgent first. */
export const sortOrders = ['attention', 'newest'] as const
