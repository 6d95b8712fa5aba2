/** The person who uses the staff portal. */
export type StaffPerson = { id: string; firstName: string; role: string }
