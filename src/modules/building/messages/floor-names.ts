// Floor 0 exists only where the ground floor is not counted, as in most of Europe.
export const floorInEnglish = (floor: number): string => (floor === 0 ? 'Ground floor' : `Floor ${floor}`)
export const floorInFrench = (floor: number): string => (floor === 0 ? 'Rez-de-chaussée' : `Étage ${floor}`)
