export const topic = 'emergency-roster'
