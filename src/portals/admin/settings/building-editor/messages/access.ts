/** Texts about entrances, staircases and risers in the building editor. */
export const accessWords = {
  title: (part: string) => `Entrances and staircases of ${part}`,
  none: 'None entered. Without them, units show no entrance and no staircase.',
  name: (name: string) => `Name of ${name}`,
  east: (name: string) => `Metres east of ${name}`,
  north: (name: string) => `Metres north of ${name}`,
  eastHead: 'East (m)',
  northHead: 'North (m)',
  remove: (name: string) => `Remove ${name}`,
  addEntrance: 'Add an entrance',
  addStaircase: 'Add a staircase',
  full: (most: number) => `A part can have ${most}.`,
  riser: 'Riser',
  riserOf: (slot: number) => `Riser of unit ${slot}`,
  risers: 'Units with the same riser share its pipes, on all floors. The dots in the plan are risers.',
} as const
