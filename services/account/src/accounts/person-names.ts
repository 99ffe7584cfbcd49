import type { PersonName } from '@pinline/contracts/account/people/list-person-names'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { staffNames } from '../audit/staff-names.ts'
import { masked, maskedName } from './masked.ts'
import type { ContactVersion } from './vault-kinds.ts'

/** How much of a buyer a role sees. */
export type BuyerSight = 'full' | 'masked' | 'none'

export const buyerSightOf = (permissions: ReadonlySet<string>): BuyerSight =>
  permissions.has('buyers.read') ? 'full' : permissions.has('orders.read') ? 'masked' : 'none'

/** The name of a buyer; without one, how they are reached. Null for nobody. */
const buyerNameOf = (contact: ContactVersion | undefined, sight: BuyerSight): string | null => {
  if (contact === undefined || sight === 'none') return null
  const { name, email, phone } = contact
  if (name !== undefined && name !== '') return sight === 'full' ? name : maskedName(name)
  const reached = email ?? phone
  return reached === undefined ? null : sight === 'full' ? reached : masked(reached)
}

const buyerNames = async (
  { buyers }: Pick<AccountDeps, 'buyers'>,
  ids: readonly BuyerId[],
  sight: BuyerSight,
): Promise<ReadonlyMap<string, PersonName>> => {
  const registered = await buyers.loadMany(ids)
  const known = ids.flatMap((id) => registered.get(id) ?? [])
  const contacts = await buyers.contacts(known.map(({ contactRef }) => contactRef))
  const names = new Map(known.map(({ buyerId: id }, at) => [id, buyerNameOf(contacts[at], sight)]))
  return new Map(ids.map((id) => [id, { id, name: names.get(id) ?? null, erased: !names.has(id) }]))
}

/** The names of buyers and staff, each once, in the given order. */
export const personNames = async (
  deps: Pick<AccountDeps, 'platform' | 'buyers' | 'staff'>,
  ids: readonly PersonName['id'][],
  sight: BuyerSight,
): Promise<PersonName[]> => {
  const distinct = [...new Set(ids)]
  const [ofStaff, ofBuyers] = await Promise.all([
    staffNames(deps, distinct),
    buyerNames(
      deps,
      distinct.flatMap((id) => buyerId.safeParse(id).data ?? []),
      sight,
    ),
  ])
  return distinct.map(
    (id) => ofBuyers.get(id) ?? { id, name: ofStaff.get(id) ?? null, erased: ofStaff.get(id) === undefined },
  )
}
