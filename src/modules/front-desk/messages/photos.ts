/** Texts about pictures of the front desk, in English as in the console. */
export const photoWords = {
  tooMany: 'Too many photos. Please wait a few minutes.',
  missing: 'Take the photo again',
} as const
