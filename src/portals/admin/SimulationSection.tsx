import { useAddress } from '#platform/ui/data/use-address.ts'
import { Simulation } from '#tower/screens/simulation/Simulation.tsx'

/** The Simulation section; a unit opens in the Units section. */
export function SimulationSection() {
  const address = useAddress()
  return <Simulation onOpen={(unit) => address.change({ tab: 'units', unit }, 'push')} />
}
