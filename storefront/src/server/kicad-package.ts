import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ConnectorSymbol, connectorSymbol } from '@pinline/contracts/catalogue/kicad/connector-symbol'
import { footprintName } from '@pinline/contracts/catalogue/kicad/footprint-name'
import type { FootprintData } from '@pinline/contracts/catalogue/kicad/list-footprints'
import { isDrawable } from '@pinline/ui/drawing/drawable-part'
import { kicadFootprint } from '@pinline/ui/drawing/kicad-footprint'
import { kicadSymbols } from '@pinline/ui/drawing/kicad-symbols'
import { Zip, ZipDeflate } from 'fflate'

const library = 'Pinline'
const description = 'Footprints and symbols of the connectors in the Pinline shop'

/** One hour of one day, so that the same parts are the same bytes whenever and wherever they are packed. */
const packedAt = new Date(2026, 0, 1, 12)

/** Files made before other requests have their turn. */
const filesPerTurn = 20

/** The package of all parts for KiCad's content manager. */
export interface KicadPackage {
  /** Of the parts that it was made of. */
  readonly version: string
  readonly zip: Buffer
  readonly sha256: string
  /** The symbols alone, which are in the package too. */
  readonly symbols: string
  /** Of the package in `packages.json`, as the content manager's schema has it. */
  readonly entry: object
}

/** What the package is made of: all parts with a drawing, in a fixed order. */
export interface KicadSource {
  readonly version: string
  readonly release: number
  readonly parts: AsyncIterable<FootprintData>
}

/** `1.12.345678`: the content manager takes at most four and six digits. */
export function packageVersion(release: number): string {
  return `1.${Math.floor(release / 1_000_000) % 10_000}.${release % 1_000_000}`
}

function metadataOf(shop: string, version: object): object {
  const contact = { web: shop }
  return {
    $schema: 'https://go.kicad.org/pcm/schemas/v1',
    name: 'Pinline connectors',
    description,
    description_full: `${description}, made of the same data as its drawings: pads, holes, body, courtyard and pin 1. A derived work of the KiCad footprint library by the KiCad Community under CC-BY-SA 4.0 with its exception: what you design with it is yours.`,
    identifier: 'com.pinline.connectors',
    type: 'library',
    author: { name: 'Pinline', contact },
    maintainer: { name: 'Pinline', contact },
    license: 'CC-BY-SA-4.0',
    resources: { homepage: shop },
    tags: ['connectors', 'footprints', 'symbols'],
    versions: [version],
  }
}

/** An archive in memory, written file by file. */
class Archive {
  readonly #chunks: Uint8Array[] = []
  readonly #done: Promise<Buffer>
  readonly #zip: Zip
  #files = 0
  /** Bytes of all files when unpacked. */
  unpacked = 0

  constructor() {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    this.#done = promise
    this.#zip = new Zip((error, chunk, isLast) => {
      if (error) reject(error)
      else this.#chunks.push(chunk)
      if (isLast) resolve(Buffer.concat(this.#chunks))
    })
  }

  async add(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = packedAt
    this.#zip.add(file)
    file.push(bytes, true)
    this.unpacked += bytes.length
    this.#files += 1
    if (this.#files % filesPerTurn === 0) await nextTurn()
  }

  end(): Promise<Buffer> {
    this.#zip.end()
    return this.#done
  }
}

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Packs a footprint for each part and a symbol for each arrangement of pins, a few at a time beside other requests. The
 * same parts make the same bytes in every process.
 * @param shop URL of the shop, under which the package can be loaded
 */
export async function makeKicadPackage(shop: string, { version, release, parts }: KicadSource): Promise<KicadPackage> {
  const archive = new Archive()
  const symbols = new Map<string, ConnectorSymbol>()
  for await (const part of parts) {
    const symbol = connectorSymbol(part)
    if (symbol === undefined || !isDrawable(part)) continue
    symbols.set(symbol.name, symbol)
    await archive.add(`footprints/${library}.pretty/${footprintName(part)}.kicad_mod`, kicadFootprint(part))
  }
  const inOrder = [...symbols.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  const symbolFile = kicadSymbols(inOrder)
  await archive.add(`symbols/${library}.kicad_sym`, symbolFile)
  const state = { version: packageVersion(release), status: 'stable', kicad_version: '6.0' }
  await archive.add('metadata.json', JSON.stringify(metadataOf(shop, state), null, 2))
  const zip = await archive.end()
  const sha256 = hashOf(zip)
  const entry = metadataOf(shop, {
    ...state,
    download_url: `${shop}/kicad/pinline-${sha256.slice(0, 16)}.zip`,
    download_sha256: sha256,
    download_size: zip.length,
    install_size: archive.unpacked,
  })
  return { version, zip, sha256, symbols: symbolFile, entry }
}

/** `packages.json`: the one package. */
export const packagesFile = ({ entry }: KicadPackage): string => JSON.stringify({ packages: [entry] })

/** `repository.json`, whose address users give to the content manager. */
export function repositoryFile(shop: string, made: KicadPackage, madeAt: Date): string {
  return JSON.stringify({
    $schema: 'https://go.kicad.org/pcm/schemas/v1#/definitions/Repository',
    name: 'Pinline',
    maintainer: { name: 'Pinline', contact: { web: shop } },
    packages: {
      url: `${shop}/kicad/packages.json`,
      sha256: hashOf(packagesFile(made)),
      update_timestamp: Math.floor(madeAt.getTime() / 1000),
      update_time_utc: madeAt.toISOString().slice(0, 19).replace('T', ' '),
    },
  })
}
