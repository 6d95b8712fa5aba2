/** The rules of a building that has changed none. */
export const usualPackageRules = {
  remindAfter: [2, 5, 9],
  remindPerishableAfter: [1, 2],
  overdueAfter: 5,
  returnAfter: 14,
  returnPerishableAfter: 3,
}
