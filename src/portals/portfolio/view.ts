/** How the buildings are shown. */
export type View = 'cards' | 'table' | 'comparison'
