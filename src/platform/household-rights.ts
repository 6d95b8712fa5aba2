/** What a resident may allow a member of the household. */
export const householdRights = ['requests', 'resources', 'announcements', 'codes', 'payments', 'household'] as const
export type HouseholdRight = (typeof householdRights)[number]
