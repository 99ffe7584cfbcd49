import { countPersonVault, type VaultCount } from '@pinline/contracts/api/person-vault'
import type { VaultReference } from '@pinline/events/ids'
import { result } from '../http/call-result.ts'
import { type Route, route } from '../http/route.ts'
import type { Vault } from './vault.ts'

export interface Person {
  readonly kind: 'buyer' | 'staff'
  readonly id: string
}

/** Some entries of the vault, of one kind: all of subjects, or versions. */
export type PersonEntries =
  | { readonly kind: string; readonly ids: readonly string[] }
  | { readonly kind: string; readonly references: readonly VaultReference[] }

/**
 * Where a service's vault has something of a person: whoever puts a kind into the vault says here whose it is. Prevents
 * the failure "an erasure is proved by the vault that erased, and another one still holds the name". Shown by
 * tests/system/account/erasure-proof.spec.ts and tests/architecture/vault-kinds.spec.ts.
 */
export interface PersonVault {
  /** Every kind of the vault: erased with its buyer or member of staff, retained when they are, or about nobody. */
  readonly kinds: Readonly<Record<string, { readonly of: Person['kind'] | null; readonly retained?: true }>>
  /** Entries of a person, some hundreds at a time. */
  readonly entriesOf: (person: Person) => AsyncIterable<PersonEntries>
}

const countOf = async (vault: Vault, { kinds, entriesOf }: PersonVault, person: Person): Promise<VaultCount[]> => {
  const own = Object.entries(kinds).filter(([, { of }]) => of === person.kind)
  const held = new Map(own.map(([kind]) => [kind, 0]))
  for await (const entries of entriesOf(person)) {
    const found =
      'references' in entries
        ? await vault.countReferences(entries.references)
        : [...(await vault.held(entries.ids.map((id) => `${entries.kind}-${id}`))).values()].reduce((a, b) => a + b, 0)
    held.set(entries.kind, (held.get(entries.kind) ?? 0) + found)
  }
  return [...held].map(([kind, count]) => ({ kind, held: count, retained: kinds[kind]?.retained === true }))
}

/** The call that counts; a service without a vault of persons has nothing. */
export const personVaultRoute = (vault: Vault, personVault: PersonVault | undefined): Route =>
  route(countPersonVault, async ({ persons }) => {
    const counts: VaultCount[][] = []
    for (const person of persons)
      counts.push(personVault === undefined ? [] : await countOf(vault, personVault, person))
    return result({ counts })
  })
