import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { unzipSync } from 'fflate'
import { z } from 'zod'

const repository = z.object({ packages: z.object({ url: z.url(), sha256: z.string() }) })
const packages = z.object({
  packages: z.tuple([
    z.object({
      versions: z.tuple([
        z.object({
          version: z.string(),
          download_url: z.url(),
          download_sha256: z.string(),
          download_size: z.int(),
          install_size: z.int(),
        }),
      ]),
    }),
  ]),
})

const schemaFiles = [
  '/usr/share/kicad/schemas/pcm.v1.schema.json',
  '/usr/local/share/kicad/schemas/pcm.v1.schema.json',
  '/Applications/KiCad/KiCad.app/Contents/SharedSupport/schemas/pcm.v1.schema.json',
]

/** Checks a file against a definition of the content manager's schema, as KiCad ships it. */
const validator = () => {
  const file = schemaFiles.find(existsSync)
  if (file === undefined) throw new Error(`KiCad's schema is at none of ${schemaFiles.join(', ')}`)
  const schema = z.looseObject({ $id: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')))
  const ajv = new Ajv({ strict: false })
  ajv.addSchema(schema)
  return (definition: string, data: unknown): void => {
    if (ajv.validate(`${schema.$id}#/definitions/${definition}`, data)) return
    throw new Error(`${definition}: ${ajv.errorsText()}`)
  }
}

const load = async (url: string, sha256?: string): Promise<Buffer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(120_000) })
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  const found = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== undefined && found !== sha256) throw new Error(`${url}: hash ${found} instead of ${sha256}`)
  return bytes
}

/** Loads the repository and its package as the content manager does, and unpacks it. Returns what was seen. */
export const unpackOffered = async (shop: string, folder: string): Promise<string> => {
  const validate = validator()
  const read = (bytes: Buffer | Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'))
  const first = read(await load(`${shop}/kicad/repository.json`))
  validate('Repository', first)
  const { url, sha256 } = repository.parse(first).packages
  const listed = read(await load(url, sha256))
  validate('PackageArray', listed)
  const [version] = packages.parse(listed).packages[0].versions
  const zip = await load(version.download_url, version.download_sha256)
  const files = Object.entries(unzipSync(zip))
  const size = files.reduce((sum, [name, bytes]) => sum + (name === 'metadata.json' ? 0 : bytes.length), 0)
  for (const [name, bytes] of files) {
    if (name.includes('..') || name.startsWith('/')) throw new Error(`the package has a file ${name}`)
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  validate('Package', read(readFileSync(join(folder, 'metadata.json'))))
  if (zip.length !== version.download_size || size > version.install_size)
    throw new Error('the package has another size')
  return `package ${version.version}: ${files.length} files, ${zip.length} bytes, ${version.install_size} unpacked; repository, packages and metadata follow KiCad's schema`
}
