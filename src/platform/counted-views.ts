/** The most views whose rows are counted in one call. */
export const mostCountedViews = 100
