import { useAddress } from '#platform/screens/use-address.ts'
import { Simulation } from '#tower/screens/Simulation.tsx'

/** The Simulation section; a unit opens in the Units section. */
export function SimulationSection() {
  const address = useAddress()
  return <Simulation onOpen={(unit) => address.change({ tab: 'units', unit }, 'push')} />
}
