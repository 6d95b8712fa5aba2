export const paymentMethods = ['pre_authorised', 'e_transfer', 'cheque', 'card', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
