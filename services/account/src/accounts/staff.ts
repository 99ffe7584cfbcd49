import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import type { StaffProfile } from '@pinline/contracts/account/session/signed-in'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { vaultReference } from '@pinline/events/ids'
import {
  type Permissions,
  permissionsStreamId,
  revisionOf,
  type StaffMember,
} from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'
import type { SecondFactors } from '../sign-in/second-factors.ts'
import { credentialVersion, type ProfileVersion, profileVersion } from './vault-kinds.ts'

export const staffClaim = 'staff-username'

/** An unknown member is looked up like a known one, so that the response time reveals nothing. */
const unknownCredential = vaultReference.parse('credential-s-00000000@1')

/** Reads the staff: the permissions stream, and profiles from the vault. */
export class Staff {
  readonly #platform: Platform
  readonly #secondFactors: SecondFactors

  constructor(platform: Platform, secondFactors: SecondFactors) {
    this.#platform = platform
    this.#secondFactors = secondFactors
  }

  async permissions(): Promise<Permissions> {
    return (await loadStream(this.#platform, permissionsDecider, permissionsStreamId)).state
  }

  async member(id: string): Promise<StaffMember | undefined> {
    return (await this.permissions()).staff.get(id)
  }

  async find(username: string): Promise<StaffMember | undefined> {
    return await this.member((await this.#platform.claims.owner(staffClaim, normalizedStaffUsername(username))) ?? '')
  }

  async passwordHash(member: StaffMember | undefined): Promise<string | undefined> {
    return (await this.#platform.vault.get(member?.credentialRef ?? unknownCredential, credentialVersion))?.passwordHash
  }

  /** The member's profile; undefined if it was erased. */
  async profile(member: StaffMember): Promise<ProfileVersion | undefined> {
    return await this.#platform.vault.get(member.profileRef, profileVersion)
  }

  async self(member: StaffMember, language: LanguageCode): Promise<StaffProfile> {
    const [profile, permissions, recoveryCodesLeft] = await Promise.all([
      this.profile(member),
      this.permissions(),
      this.#secondFactors.recoveryCodesLeft(member),
    ])
    return {
      id: member.staffId,
      username: profile?.username ?? member.staffId,
      name: profile?.name ?? '',
      roleId: member.roleId,
      roleName: textIn(permissions.roles.get(member.roleId)?.name ?? {}, language),
      phone: profile?.phone ?? null,
      email: profile?.email ?? null,
      avatarFileId: member.avatarFileId ?? null,
      secondFactor: member.secondFactorRef !== undefined,
      recoveryCodesLeft,
      mustChangePassword: member.mustChangePassword,
      appearance: member.appearance ?? null,
      revision: revisionOf(permissions, 'staff', member.staffId),
    }
  }
}

/** Two spellings in upper and lower case are one name. */
export const normalizedStaffUsername = (username: string): string => username.trim().toLowerCase()

/** A text by language code, in English if the language has none. */
export const textIn = (texts: Readonly<Record<string, string>>, language: LanguageCode): string =>
  texts[language] ?? texts.en ?? Object.values(texts)[0] ?? ''
