import { createHash } from 'node:crypto'
import { footprintName } from '@pinline/contracts/catalogue/kicad/footprint-name'
import { footprintData } from '@pinline/contracts/catalogue/kicad/list-footprints'
import { seedParts } from '@pinline/ui/drawing/seed-parts.fixtures'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeKicadPackage, packagesFile, packageVersion, repositoryFile } from './kicad-package.ts'

const shop = 'https://shop.example'
const seedPart = z.looseObject({ manufacturer: z.string(), datasheetUrl: z.string().nullable() })
const parts = seedParts
  .filter((_part, at) => at % 200 === 0)
  .map((part, at) =>
    footprintData.parse({ id: `p-${at.toString(16).padStart(16, '0')}`, ...part, ...seedPart.parse(part) }),
  )

async function* each<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list
}
const make = (list = parts) => makeKicadPackage(shop, { version: 'v', release: 5112, parts: each(list) })

describe('the package for the content manager of KiCad', () => {
  it('has a footprint of each part and the symbols that they need', async () => {
    const { zip, symbols } = await make()
    const files = unzipSync(zip)
    const names = parts.map((part) => `footprints/Pinline.pretty/${footprintName(part)}.kicad_mod`)
    expect(Object.keys(files)).toEqual([...names, 'symbols/Pinline.kicad_sym', 'metadata.json'])
    expect(strFromU8(files['symbols/Pinline.kicad_sym'] ?? new Uint8Array())).toBe(symbols)
    expect(JSON.parse(strFromU8(files['metadata.json'] ?? new Uint8Array()))).toMatchObject({
      type: 'library',
      license: 'CC-BY-SA-4.0',
      versions: [{ version: '1.0.5112', status: 'stable', kicad_version: '6.0' }],
    })
  })

  it('is the same bytes for the same parts, and others for others', async () => {
    const [first, again, fewer] = [await make(), await make(), await make(parts.slice(1))]
    expect(again.sha256).toBe(first.sha256)
    expect(packagesFile(again)).toBe(packagesFile(first))
    expect(fewer.sha256).not.toBe(first.sha256)
  })

  it('is described with its hash, size and address', async () => {
    const made = await make()
    const { packages } = JSON.parse(packagesFile(made))
    const unpacked = Object.values(unzipSync(made.zip)).reduce((sum, bytes) => sum + bytes.length, 0)
    expect(packages[0].versions).toEqual([
      {
        ...{ version: '1.0.5112', status: 'stable', kicad_version: '6.0' },
        download_url: `${shop}/kicad/pinline-${made.sha256.slice(0, 16)}.zip`,
        download_sha256: createHash('sha256').update(made.zip).digest('hex'),
        ...{ download_size: made.zip.length, install_size: unpacked },
      },
    ])
    const repository = JSON.parse(repositoryFile(shop, made, new Date('2026-11-27T20:00:00.500Z')))
    expect(repository.packages).toEqual({
      url: `${shop}/kicad/packages.json`,
      sha256: createHash('sha256').update(packagesFile(made)).digest('hex'),
      ...{ update_timestamp: 1795809600, update_time_utc: '2026-11-27 20:00:00' },
    })
  })

  it('leaves out parts without a body or a named pad', async () => {
    const [part] = parts
    if (part === undefined) throw new Error('there are no parts')
    const nameless = part.pads.map(([, ...pad]): (typeof part.pads)[number] => ['', ...pad])
    const { zip } = await make([
      { ...part, bodyMm: [0, 0, 0, 0] },
      { ...part, pads: nameless },
    ])
    expect(Object.keys(unzipSync(zip))).toEqual(['symbols/Pinline.kicad_sym', 'metadata.json'])
  })

  it('has a number that grows with the changes of parts', () => {
    expect([1, 999_999, 1_000_000, 12_345_678].map(packageVersion)).toEqual([
      '1.0.1',
      '1.0.999999',
      '1.1.0',
      '1.12.345678',
    ])
  })
})
