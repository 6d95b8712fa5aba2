/** What each figure about stalls, lockers, keys and fobs counts, as shown with it and in docs/figures.md. */
export const assetFigures = {
  total: 'All of them, whatever their state.',
  assigned: 'In service, and a resident has it now.',
  not_returned: 'Keys and fobs in service that a former resident still has.',
  free: 'In service, nobody has it, and it is not for visitors.',
  visitor: 'Visitor stalls in service; no resident can have one.',
  out_of_service: 'Marked as out of service, also while a resident has it.',
  deactivated: 'Keys and fobs that were lost or switched off.',
  conflicts:
    'Stalls and lockers that the records of residents in different homes or of several units name, or that nobody can have.',
  waiting: 'Places on the waiting list; a resident can wait for several kinds.',
}
