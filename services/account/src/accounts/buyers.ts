import { loadStream, loadStreams } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { StateCache } from '@pinline/chassis/state-cache'
import { type AddressVersion, addressVersion } from '@pinline/contracts/account/buyer/address'
import { type CompanyData, companyData } from '@pinline/contracts/account/buyer/company'
import type { BuyerProfile } from '@pinline/contracts/account/session/signed-in'
import { type BuyerId, buyerId, type VaultReference, vaultReference } from '@pinline/events/ids'
import type { BookedAddress, RegisteredBuyer } from '../domain/buyer/buyer.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { type ContactVersion, contactVersion, credentialVersion } from './vault-kinds.ts'

/** Phone numbers and mailboxes are claimed separately; a contact with an @ is a mailbox. */
export const contactKindOf = (username: string): 'phone' | 'email' => (username.includes('@') ? 'email' : 'phone')

/** Phone without separators, mailbox in lower case: how usernames are claimed and looked up. */
export const normalizedUsername = (username: string): string =>
  username.includes('@') ? username.trim().toLowerCase() : username.replaceAll(/[\s-]/g, '')

/** An unknown buyer is looked up like a known one, so that the response time reveals nothing. */
const unknownBuyerId = buyerId.parse('b-00000000')
const unknownContact = vaultReference.parse('contact-b-00000000@1')
const unknownCredential = vaultReference.parse('credential-b-00000000@1')

const maxCurrent = 2000
/** Personal data stay in memory no longer than this. */
const currentMs = 10_000

/**
 * Reads buyers: their stream, and their data from the vault. Versions that a buyer, just loaded, refers to are cached:
 * a version never changes, and whoever is erased refers to none.
 */
export class Buyers {
  readonly #platform: Platform
  readonly #contacts = new StateCache<ContactVersion>({ name: 'contacts', max: maxCurrent, ttlMs: currentMs })
  readonly #addresses = new StateCache<AddressVersion>({ name: 'addresses', max: maxCurrent, ttlMs: currentMs })

  constructor(platform: Platform) {
    this.#platform = platform
  }

  async load(id: BuyerId): Promise<RegisteredBuyer | undefined> {
    const { state } = await loadStream(this.#platform, buyerDecider, id)
    return state.status === 'registered' ? state : undefined
  }

  /** Those of the buyers who are registered. */
  async loadMany(ids: readonly BuyerId[]): Promise<ReadonlyMap<string, RegisteredBuyer>> {
    const loaded = await loadStreams(this.#platform, buyerDecider, ids)
    return new Map(
      [...loaded].flatMap(([id, { state }]) => (state.status === 'registered' ? [[id, state] as const] : [])),
    )
  }

  /** By phone or e-mail; a former one, which stays claimed while its change can be undone, finds nobody. */
  async find(username: string): Promise<RegisteredBuyer | undefined> {
    const plain = normalizedUsername(username)
    const kind = contactKindOf(plain)
    const owner = buyerId.safeParse(await this.#platform.claims.owner(kind, plain))
    const buyer = await this.load(owner.success ? owner.data : unknownBuyerId)
    const contact = await this.#platform.vault.get(buyer?.contactRef ?? unknownContact, contactVersion)
    return contact?.[kind] === plain ? buyer : undefined
  }

  async passwordHash(buyer: RegisteredBuyer | undefined): Promise<string | undefined> {
    return (await this.#platform.vault.get(buyer?.credentialRef ?? unknownCredential, credentialVersion))?.passwordHash
  }

  async contact(buyer: RegisteredBuyer): Promise<ContactVersion | undefined> {
    return await this.#platform.vault.get(buyer.contactRef, contactVersion)
  }

  /** The contact of a buyer who was loaded just now, read again for each message about an order. */
  async currentContact(buyer: RegisteredBuyer): Promise<ContactVersion | undefined> {
    return await readVersion(this.#contacts, buyer.contactRef, () => this.contact(buyer))
  }

  /** In the given order; undefined for erased ones. */
  async contacts(references: readonly VaultReference[]): Promise<(ContactVersion | undefined)[]> {
    return await this.#platform.vault.getMany(references, contactVersion)
  }

  async company({ companyRef }: RegisteredBuyer): Promise<CompanyData | undefined> {
    return companyRef === undefined ? undefined : await this.#platform.vault.get(companyRef, companyData)
  }

  async self(buyer: RegisteredBuyer): Promise<BuyerProfile> {
    const contact = await this.contact(buyer)
    return {
      id: buyer.buyerId,
      username: contact?.email ?? contact?.phone ?? buyer.buyerId,
      phone: contact?.phone ?? null,
      email: contact?.email ?? null,
      name: contact?.name ?? null,
      language: contact?.language ?? 'en',
      avatarFileId: buyer.avatarFileId ?? null,
      declinedMails: [...buyer.declinedMails],
      registeredAt: buyer.registeredAt,
    }
  }

  /** The address in a buyer's book, which was loaded just now. */
  async currentAddress({ addressRef }: BookedAddress): Promise<AddressVersion | undefined> {
    return await readVersion(this.#addresses, addressRef, () => this.address(addressRef))
  }

  async address(reference: VaultReference): Promise<AddressVersion | undefined> {
    return await this.#platform.vault.get(reference, addressVersion)
  }

  /** In the given order; undefined for erased ones. */
  async addresses(references: readonly VaultReference[]): Promise<(AddressVersion | undefined)[]> {
    return await this.#platform.vault.getMany(references, addressVersion)
  }
}

const readVersion = async <Version>(
  cached: StateCache<Version>,
  reference: VaultReference,
  read: () => Promise<Version | undefined>,
): Promise<Version | undefined> => {
  const known = cached.get(reference)
  if (known !== undefined) return known.state
  const version = await read()
  if (version !== undefined) cached.set(reference, { state: version, version: 1 })
  return version
}
