/** How far an order is; the last three have ended. */
export const orderStatuses = ['sent', 'accepted', 'finished', 'invoiced', 'closed', 'declined', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Who proposes and confirms the time of a visit. */
export const parties = ['office', 'vendor', 'resident'] as const
export type Party = (typeof parties)[number]

export const orderFileKinds = ['order', 'photo', 'invoice'] as const

/** Times that the office offers with an order. */
export const maxOffered = 3
/** Photos of the request that are sent with an order. */
export const maxSentPhotos = 8
/** Photos that a vendor can add to an order, and how many of them at once. */
export const maxVendorPhotos = 12
export const maxPhotosPerUpload = 4
export const maxScope = 5000
export const maxReason = 1000

/** The audit events of a request's work orders, which its timeline shows. */
export const orderEvents = [
  'sent a work order',
  'sent a work order again',
  'accepted a work order',
  'declined a work order',
  'estimated a work order',
  'approved a cost',
  'proposed a visit',
  'asked for another visit',
  'confirmed a visit',
  'added photos of the work',
  'finished a work order',
  'sent an invoice',
  'returned an invoice',
  'closed a work order',
  'cancelled a work order',
  'reopened a work order',
] as const
export type OrderEvent = (typeof orderEvents)[number]
