import type { LanguageCode } from '@pinline/chassis/contract/languages'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { staffId } from '@pinline/events/ids'
import type { StaffSelf } from '../contract/signed-in.ts'
import { type Authorities, authoritiesStreamId, type StaffMember } from '../domain/authorities/authorities.ts'
import { authoritiesDecider } from '../domain/authorities/authorities-decider.ts'
import { credentialVersion, profileVersion } from './vault-kinds.ts'

export const staffClaim = 'staff-username'

/** Reads the staff: the stream of authorities, and who they are from the vault. */
export class Staff {
  readonly #platform: Platform

  constructor(platform: Platform) {
    this.#platform = platform
  }

  async authorities(): Promise<Authorities> {
    return (await loadStream(this.#platform, authoritiesDecider, authoritiesStreamId)).state
  }

  async member(id: string): Promise<StaffMember | undefined> {
    return (await this.authorities()).staff.get(id)
  }

  async find(username: string): Promise<StaffMember | undefined> {
    const owner = staffId.safeParse(await this.#platform.claims.owner(staffClaim, username.trim().toLowerCase()))
    return owner.success ? await this.member(owner.data) : undefined
  }

  async passwordHash(member: StaffMember | undefined): Promise<string | undefined> {
    if (member === undefined) return undefined
    return (await this.#platform.vault.get(member.credentialRef, credentialVersion))?.passwordHash
  }

  async self(member: StaffMember, language: LanguageCode): Promise<StaffSelf> {
    const [profile, authorities] = await Promise.all([
      this.#platform.vault.get(member.profileRef, profileVersion),
      this.authorities(),
    ])
    return {
      id: member.staffId,
      username: profile?.username ?? member.staffId,
      name: profile?.name ?? '',
      roleId: member.roleId,
      roleName: textIn(authorities.roles.get(member.roleId)?.name ?? {}, language),
      phone: profile?.phone ?? null,
      email: profile?.email ?? null,
    }
  }
}

/** A text by language code, in English where the language has none. */
export const textIn = (texts: Readonly<Record<string, string>>, language: LanguageCode): string =>
  texts[language] ?? texts.en ?? Object.values(texts)[0] ?? ''
