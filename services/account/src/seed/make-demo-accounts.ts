import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AddressVersion, addressVersion } from '@pinline/contracts/account/buyer/address'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { addressId, buyerId, staffId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { type ContactVersion, contactVersion, credentialVersion } from '../accounts/vault-kinds.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { admitAdministrator } from './admit-administrator.ts'
import { demoAccountsOf } from './demo-accounts-file.ts'
import { demoLoginIds, furtherDemoId } from './demo-ids.ts'
import { seedContext } from './seed-context.ts'

const demoName = 'Demo Buyer'

const demoAddresses: readonly AddressVersion[] = [
  {
    name: demoName,
    phone: '+12025550123',
    zipcode: '78701',
    country: 'US',
    zone: 'TX',
    city: 'Austin',
    address: '100 Sample Avenue, Suite 4',
    company: '',
    taxNumber: '',
  },
  {
    name: 'Demo Warehouse',
    phone: '19900000000',
    zipcode: '518000',
    country: 'CN',
    zone: 'GD',
    city: 'Shenzhen',
    address: '8 Example Road, Nanshan District',
    company: '',
    taxNumber: '',
  },
]

/** The logins for trying things out; their passwords always are those of the data folder's file. */
export const makeDemoAccounts = async (deps: AccountDeps): Promise<void> => {
  const accounts = await demoAccountsOf(deps.platform.config.PINLINE_DATA, deps.passwordRules)
  const { staff } = await deps.staff.permissions()
  const id = staff.has(demoLoginIds.staff) ? staffId.parse(furtherDemoId('s')) : demoLoginIds.staff
  await admitAdministrator(deps, { ...accounts.staff, name: 'Demo Staff', id })
  await makeDemoBuyer(deps, accounts.buyer)
}

const makeDemoBuyer = async (deps: AccountDeps, wanted: { username: string; password: string }): Promise<void> => {
  const { platform, passwords, buyers } = deps
  const email = wanted.username
  const known = await buyers.find(email)
  if (known !== undefined && (await passwords.matches(wanted.password, await buyers.passwordHash(known)))) return
  const isTaken = (await buyers.load(demoLoginIds.buyer)) !== undefined
  const newId = isTaken ? furtherDemoId('b') : demoLoginIds.buyer
  const id = buyerId.parse((await platform.claims.owner('email', email)) ?? newId)
  if ((await platform.claims.claim('email', email, id)) === 'taken') return
  // They have moved to another address, and this one is reserved for them.
  if (known === undefined && (await buyers.load(id)) !== undefined) return
  const passwordHash = await passwords.hash(wanted.password)
  const credentialRef = await platform.vault.put('credential', id, { passwordHash }, credentialVersion)
  const now = platform.clock.now().toISOString()
  const contact: ContactVersion = { email, name: demoName, language: 'en' }
  const done = await handleCommand(platform, buyerDecider, {
    streamId: id,
    command:
      known === undefined
        ? {
            type: 'register-buyer',
            buyerId: id,
            contactRef: await platform.vault.put('contact', id, contact, contactVersion),
            credentialRef,
            by: 'email',
            registeredAt: now,
          }
        : { type: 'reset-password', credentialRef, now },
    context: seedContext(),
  })
  if (isRejection(done)) throw new Error(`the demo buyer was refused: ${done.code}`)
  if (known !== undefined) return
  for (const [index, address] of demoAddresses.entries()) {
    const added = addressId.parse(platform.newId('a'))
    await handleCommand(platform, buyerDecider, {
      streamId: id,
      command: {
        type: 'add-address',
        addressId: added,
        addressRef: await platform.vault.put('address', added, address, addressVersion, id),
        makeDefault: index === 0,
        now,
      },
      context: seedContext(`demo-address-${index}-${id}`),
    })
  }
}
