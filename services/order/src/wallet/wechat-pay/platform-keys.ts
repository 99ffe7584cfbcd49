import { type KeyObject, X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WechatPaySettings } from './wechat-pay-settings.ts'

const betweenFetchesMs = 300_000

export interface PlatformCertificate {
  readonly serial: string
  readonly key: KeyObject
  readonly from: Date
  readonly until: Date
}

/** @throws if the text is no certificate */
export const platformCertificate = (pem: string): PlatformCertificate => {
  const certificate = new X509Certificate(pem)
  return {
    serial: certificate.serialNumber,
    key: certificate.publicKey,
    from: new Date(certificate.validFrom),
    until: new Date(certificate.validTo),
  }
}

const certificatesIn = (folder: string | undefined): readonly PlatformCertificate[] =>
  folder === undefined
    ? []
    : readdirSync(folder)
        .filter((name) => name.endsWith('.pem'))
        .map((name) => platformCertificate(readFileSync(join(folder, name), 'utf8')))

interface KeysDeps {
  readonly settings: WechatPaySettings
  readonly now: () => Date
  /** Fetches the current certificates from the platform. */
  readonly fetchCertificates: () => Promise<readonly PlatformCertificate[]>
}

/**
 * The keys that the platform signs with, by serial number: its public key, which does not expire, and its certificates,
 * which are renewed and overlap. While a merchant migrates from certificates to the key, either may be used. An unknown
 * certificate triggers a fetch, once in five minutes at most, however many forged serial numbers arrive.
 */
export class PlatformKeys {
  readonly #deps: KeysDeps
  readonly #certificates = new Map<string, PlatformCertificate>()
  #fetchedAt = Number.NEGATIVE_INFINITY
  #fetching: Promise<void> | undefined

  /** @throws if a file of the certificates' folder is no certificate */
  constructor(deps: KeysDeps) {
    this.#deps = deps
    for (const certificate of certificatesIn(deps.settings.certificatesFolder))
      this.#certificates.set(certificate.serial, certificate)
  }

  /**
   * The serial number that a request names, so that its response is signed with a known key; undefined: the platform
   * chooses.
   */
  async requestSerial(): Promise<string | undefined> {
    const { publicKey } = this.#deps.settings
    if (publicKey !== undefined) return publicKey.id
    if (this.#newest() === undefined) await this.#fetch()
    return this.#newest()?.serial
  }

  async keyOf(serial: string): Promise<KeyObject | undefined> {
    const { publicKey } = this.#deps.settings
    if (serial === publicKey?.id) return publicKey.key
    if (serial.startsWith('PUB_KEY_ID_')) return undefined
    if (this.#valid(serial) === undefined) await this.#fetch()
    return this.#valid(serial)?.key
  }

  #valid(serial: string): PlatformCertificate | undefined {
    const known = this.#certificates.get(serial)
    const now = this.#deps.now()
    return known !== undefined && known.from <= now && now < known.until ? known : undefined
  }

  #newest(): PlatformCertificate | undefined {
    const valid = [...this.#certificates.keys()].flatMap((serial) => this.#valid(serial) ?? [])
    return valid.toSorted((a, b) => a.until.getTime() - b.until.getTime()).at(-1)
  }

  async #fetch(): Promise<void> {
    const now = this.#deps.now().getTime()
    if (this.#fetching === undefined && now - this.#fetchedAt < betweenFetchesMs) return
    this.#fetchedAt = now
    this.#fetching ??= this.#deps
      .fetchCertificates()
      .then((fetched) => {
        for (const certificate of fetched) this.#certificates.set(certificate.serial, certificate)
      })
      .finally(() => {
        this.#fetching = undefined
      })
    await this.#fetching
  }
}
