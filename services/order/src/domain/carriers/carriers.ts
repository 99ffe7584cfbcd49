import type { CarrierEvent } from '@pinline/events/order/carrier-event'
import type { CarrierSet } from '@pinline/events/order/carrier-set'

export interface KnownCarrier {
  readonly carrier: CarrierSet['data']
  /** Names that it had before: parcels of that time have them. */
  readonly formerNames: readonly string[]
  /** Number of changes: guards an editor's save. */
  readonly version: number
}

/** The list of carriers: one stream, whose history shows who changed which. */
export interface Carriers {
  readonly known: readonly KnownCarrier[]
}

export const carriersStreamId = 'carriers'

export const noCarriers: Carriers = { known: [] }

export const carrierOf = ({ known }: Carriers, code: string): KnownCarrier | undefined =>
  known.find(({ carrier }) => carrier.code === code)

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s.-]+/g, '')

/** Whoever has or had the name, active or not. Case, blanks and hyphens do not matter. */
export const carrierNamed = ({ known }: Carriers, name: string): KnownCarrier | undefined =>
  known.find(({ carrier, formerNames }) => [carrier.name, ...formerNames].some((one) => plain(one) === plain(name)))

/** Whether two names are one carrier's, of the list or not. */
export const isSameCarrier = (carriers: Carriers, a: string, b: string): boolean => {
  if (plain(a) === plain(b)) return true
  const known = carrierNamed(carriers, a)
  return known !== undefined && known === carrierNamed(carriers, b)
}

export const evolveCarriers = (state: Carriers, { type, data }: CarrierEvent): Carriers => {
  switch (type) {
    case 'carrier-set': {
      const before = carrierOf(state, data.code)
      if (before === undefined) return { known: [...state.known, { carrier: data, formerNames: [], version: 1 }] }
      const names = [...before.formerNames, before.carrier.name].filter((name) => name !== data.name)
      const after = { carrier: data, formerNames: [...new Set(names)], version: before.version + 1 }
      return { known: state.known.with(state.known.indexOf(before), after) }
    }
    default:
      return type satisfies never
  }
}
