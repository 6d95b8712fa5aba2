/** A day: a longer visit is a mistake. */
export const mostMinutes = 1440
export const mostParts = 20
export const mostQuantity = 999
/** Days for which the server recognises a change that a phone sends again. */
export const outboxDays = 30
