/** The name of the database with the copies of the staff portal. */
export const copiesName = 'read-copies'
