/** The names of kinds and states, which residents read too. */
export const english = {
  kinds: {
    stall: 'Parking stall',
    accessible_stall: 'Accessible stall',
    charging_stall: 'Charging stall',
    visitor_stall: 'Visitor stall',
    locker: 'Storage locker',
    key: 'Key',
    fob: 'Fob',
  },
  states: {
    assigned: 'Assigned',
    not_returned: 'Not returned',
    free: 'Free',
    visitor: 'For visitors',
    out_of_service: 'Out of service',
    deactivated: 'Deactivated',
  },
  own: { key: 'Keys', fob: 'Fobs' },
  endReasons: { returned: 'Returned', lost: 'Lost', removed: 'Ended' },
}
export type AssetLabels = typeof english
