export const rhythms = ['never', 'daily', 'weekly'] as const
