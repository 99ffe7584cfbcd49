import { defaultIncoterm, type Incoterm } from '@pinline/events/order/incoterm'
import type { SellerEvent } from '@pinline/events/order/seller-event'

/** Who sells, as documents show it. */
export type Seller = Omit<SellerEvent['data'], 'changedAt' | 'incoterm'> & { readonly incoterm: Incoterm }

/** Every version of the data, since documents show those of their day: bounded by what staff edit. */
export interface SellerVersions {
  readonly versions: readonly [Seller, ...Seller[]]
}

export const sellerStreamId = 'seller'

/** What documents show until staff have entered their company: it says that it is a demo. */
const demoSeller: Seller = {
  name: 'Pinline Demo Connectors Ltd (demo seller)',
  address: 'Unit 1, Demo Industrial Centre, Kwun Tong',
  zipcode: '',
  city: 'Hong Kong',
  country: 'HK',
  registrationNumber: '',
  taxNumber: '',
  email: 'sales@pinline.example',
  phone: '',
  incoterm: defaultIncoterm,
}

export const firstSeller: SellerVersions = { versions: [demoSeller] }

/** The data of a version: 0 is the demo seller. Throws for one that does not exist, which is a bug. */
export const sellerAt = ({ versions }: SellerVersions, version: number): Seller => {
  const seller = versions[version]
  if (seller === undefined) throw new Error(`the seller has no version ${version}`)
  return seller
}

export const evolveSeller = ({ versions }: SellerVersions, { data }: SellerEvent): SellerVersions => {
  const { changedAt: _, incoterm = defaultIncoterm, ...seller } = data
  return { versions: [...versions, { ...seller, incoterm }] }
}
