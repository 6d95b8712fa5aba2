/** The name of the database with the copies of the staff portal and the front desk. */
export const copiesName = 'read-copies'
