/** Apart from the other texts, because the tabs of the desk need no others. */
export const incidentsTitle = 'Incidents'
