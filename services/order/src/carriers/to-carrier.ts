import type { Carrier } from '@pinline/contracts/order/carrier/carrier'
import type { Carriers, KnownCarrier } from '../domain/carriers/carriers.ts'

export const toCarrier = ({ carrier, version }: KnownCarrier): Carrier => ({ ...carrier, version })

/** All carriers as lists show them: by position, then by name. */
export const listedCarriers = ({ known }: Carriers): Carrier[] =>
  known.map(toCarrier).toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'en'))
