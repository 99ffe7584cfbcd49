import { cachedForASecond } from '@pinline/chassis/cached-for-a-second'
import { type WalletFaults, walletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { OrderNumber } from '@pinline/events/ids'
import type { WalletDeps } from './wallet-deps.ts'

type StoredFaults = WalletFaults & { readonly _id: string }

type Database = WalletDeps['db']

const ofAll = 'current'
/** More of them are not cached. */
const maxCached = 200

const faultsIn = (db: Database) => db.collection<StoredFaults>('wallet-faults')

/** All that are set, as they were at most a second ago; undefined if they are many. */
const cached = cachedForASecond(async (db: Database): Promise<readonly StoredFaults[] | undefined> => {
  const stored = await faultsIn(db)
    .find()
    .limit(maxCached + 1)
    .toArray()
  return stored.length > maxCached ? undefined : stored
})

const storedFor = async (db: Database, orderNo: OrderNumber | undefined): Promise<readonly StoredFaults[]> =>
  await faultsIn(db)
    .find({ _id: { $in: orderNo === undefined ? [ofAll] : [ofAll, orderNo] } })
    .toArray()

const faultsOf = (stored: readonly StoredFaults[], orderNo: OrderNumber | undefined): WalletFaults => {
  const of = (id: string | undefined) => stored.find(({ _id }) => _id === id)
  return walletFaults.parse(of(orderNo) ?? of(ofAll) ?? {})
}

/**
 * Faults of an order's payments: those set for it, or else those set for all. Faults that are set on this instance are
 * seen at once, others within a second.
 */
export const readFaults = async ({ db }: WalletDeps, orderNo: OrderNumber | undefined): Promise<WalletFaults> =>
  faultsOf((await cached.read(db)) ?? (await storedFor(db, orderNo)), orderNo)

/** Whether none are set, for no order; as `readFaults` sees them. */
export const hasNoFaults = async ({ db }: WalletDeps): Promise<boolean> => (await cached.read(db))?.length === 0

/** As `readFaults`, but those set on any instance are seen at once: a refund may run on another one. */
export const readLatestFaults = async ({ db }: WalletDeps, orderNo: OrderNumber): Promise<WalletFaults> =>
  faultsOf(await storedFor(db, orderNo), orderNo)

export const saveFaults = async ({ db }: WalletDeps, faults: WalletFaults): Promise<void> => {
  await faultsIn(db).replaceOne({ _id: faults.orderNo ?? ofAll }, faults, { upsert: true })
  cached.invalidate(db)
}
