/** Written by public/from-portfolio.js. */
const key = 'portfolio'

/** The portfolio from which the person came to this building in this tab; null for others. */
export const portfolioLink = (): string | null => sessionStorage.getItem(key)

/** With the session: the next person of this tab may not be one of the portfolio. */
export const removePortfolioLink = (): void => sessionStorage.removeItem(key)
