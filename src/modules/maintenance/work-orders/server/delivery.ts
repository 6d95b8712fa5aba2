import type { Mail } from '#platform/server/mail/mail.ts'

/** Sends e-mails whose buttons lead to the program's address. */
export type Delivery = { mail: Mail; origin: string }
