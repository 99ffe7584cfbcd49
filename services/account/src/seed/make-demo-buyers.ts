import { backdated, SetClock } from '@pinline/chassis/backdated'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { addressVersion } from '@pinline/contracts/account/buyer/address'
import { companyData } from '@pinline/contracts/account/buyer/company'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import { addressId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { type ContactVersion, contactVersion, credentialVersion } from '../accounts/vault-kinds.ts'
import { type BuyerCommand, buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { type DemoBuyer, demoBuyers } from './demo-buyers.ts'
import { randomPassword } from './random-password.ts'
import { seedContext } from './seed-context.ts'

const dayMs = 86_400_000
const marker = 'demo-buyers'

/** Buyers other than the demo login: then the installation is in use, and gets no demo buyers. */
const isInUse = async ({ platform }: AccountDeps): Promise<boolean> =>
  (await platform.store.commits.countDocuments({ streamType: buyerDecider.streamType, version: 1 }, { limit: 2 })) > 1

/**
 * Registers the buyers of the demonstration once for a database, by the commands that buyers give, on the days when they
 * are said to have come. A start that was cut short is completed by the next.
 */
export const makeDemoBuyers = async (deps: AccountDeps): Promise<void> => {
  const { db, clock, log } = deps.platform
  const seeds = db.collection<{ _id: string; startedAt: Date; finishedAt?: Date }>('seeds')
  const before = await seeds.findOne({ _id: marker })
  if (before?.finishedAt !== undefined) return
  const startedAt = before?.startedAt ?? clock.now()
  if (before === null) {
    const isSkipped = await isInUse(deps)
    await seeds.insertOne({ _id: marker, startedAt, ...(isSkipped ? { finishedAt: startedAt } : {}) })
    if (isSkipped) return
  }
  // Nobody knows the password: demo companies are there to be looked at.
  const passwordHash = await deps.passwords.hash(randomPassword(deps.passwordRules))
  for (const buyer of demoBuyers) await makeDemoBuyer(deps, buyer, startedAt, passwordHash)
  await seeds.updateOne({ _id: marker }, { $set: { finishedAt: clock.now() } })
  log.info({ buyers: demoBuyers.length }, 'demo buyers registered')
}

const accepted = <Result>(done: Result | Rejection): Result => {
  if (isRejection(done)) throw new Error(`a demo buyer was refused: ${done.code}`)
  return done
}

const makeDemoBuyer = async (
  deps: AccountDeps,
  { buyerId, language, company }: DemoBuyer,
  startedAt: Date,
  passwordHash: string,
): Promise<void> => {
  if (company === undefined) return
  const { title, email, address, data, registeredDaysAgo } = company
  const clock = new SetClock(new Date(startedAt.getTime() - registeredDaysAgo * dayMs))
  const platform = backdated(deps.platform, clock)
  const { vault, claims } = platform
  const now = clock.now().toISOString()
  const order = async (command: BuyerCommand) =>
    accepted(
      await handleCommand(platform, buyerDecider, {
        streamId: buyerId,
        command,
        context: seedContext(`${command.type}-${buyerId}`),
      }),
    )
  if ((await claims.claim('email', email, buyerId)) === 'taken') return
  const contact: ContactVersion = { email, name: title, language }
  await order({
    type: 'register-buyer',
    buyerId,
    contactRef: await vault.put('contact', buyerId, contact, contactVersion),
    credentialRef: await vault.put('credential', buyerId, { passwordHash }, credentialVersion),
    by: 'email',
    registeredAt: now,
  })
  const added = addressId.parse(buyerId.replace(/^b-/, 'a-'))
  const addressRef = await vault.put('address', added, address, addressVersion, buyerId)
  await order({ type: 'add-address', addressId: added, addressRef, makeDefault: true, now })
  await order({ type: 'change-company', companyRef: await vault.put('company', buyerId, data, companyData), now })
}
