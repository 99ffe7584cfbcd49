import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import { revokeApiKey } from '@pinline/contracts/account/api-keys/revoke-api-key'
import { runCommand } from '@pinline/infra/machine/run-command'
import { readDemoAccounts } from '@pinline/infra/product/startup-box'
import { z } from 'zod'
import { signInBuyer } from '../harness/shop.ts'
import { nicknames, type PlacedPart, unknownPart, writeProject } from './kicad/kicad-project.ts'
import { unpackOffered } from './kicad/offered-package.ts'

/**
 * Lets KiCad itself read what the shop at PUBLIC_URL offers: the package of its content manager, every footprint and
 * symbol in it, and parts of the HTTP library on a sheet. Ends with 1 if anything is not as KiCad wants it.
 */
const shop = z.url().parse(process.env.PUBLIC_URL).replace(/\/$/, '')
const folder = mkdtempSync(join(tmpdir(), 'pinline-kicad-'))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const kicad = async (args: string[]): Promise<string> => {
  const { code, output } = await runCommand('kicad-cli', args, {
    environment: { KICAD_CONFIG_HOME: join(folder, 'config') },
    timeoutMs: 1_800_000,
  })
  if (code !== 0) throw new Error(`kicad-cli ${args.join(' ')} ended with ${code}: ${output.slice(0, 2000)}`)
  return output
}

const padsIn = (file: string): number => readFileSync(file, 'utf8').match(/\(pad\s/g)?.length ?? 0

/** KiCad reads each footprint and writes it anew. Those whose number of pads is another then. */
const rereadFootprints = async (): Promise<string> => {
  const [offered, read] = [join(folder, 'footprints/Pinline.pretty'), join(folder, 'reread.pretty')]
  await kicad(['fp', 'upgrade', '--force', '-o', read, offered])
  const names = readdirSync(offered)
  const wrong = names.filter((name) => padsIn(join(offered, name)) !== padsIn(join(read, name)))
  if (wrong.length > 0)
    throw new Error(`${wrong.length} footprints are read otherwise: ${wrong.slice(0, 10).join(', ')}`)
  return `${readdirSync(read).length} of ${names.length} footprints re-read with all their pads`
}

const pinsIn = (file: string): number => readFileSync(file, 'utf8').match(/\(pin\s+passive/g)?.length ?? 0

const rereadSymbols = async (): Promise<string> => {
  const [offered, read] = [join(folder, 'symbols/Pinline.kicad_sym'), join(folder, 'reread.kicad_sym')]
  await kicad(['sym', 'upgrade', '--force', '-o', read, offered])
  const [before, after] = [pinsIn(offered), pinsIn(read)]
  if (before !== after) throw new Error(`symbols have ${after} pins instead of ${before}`)
  const count = readFileSync(offered, 'utf8').match(/^ {2}\(symbol /gm)?.length ?? 0
  return `${count} symbols re-read with ${after} pins`
}

const named = z.array(z.object({ id: z.string(), name: z.string() }))
const detail = z.object({
  name: z.string(),
  symbolIdStr: z.string(),
  fields: z.object({ footprint: z.object({ value: z.string() }) }),
})

const atOnce = 8

/** Reads every part of the HTTP library. One for each symbol, and how many parts there are. */
const partsToPlace = async (
  key: string,
): Promise<{ readonly parts: readonly PlacedPart[]; readonly total: number }> => {
  const read = async <T extends z.ZodType>(path: string, shape: T) => {
    const headers = { authorization: `Token ${key}` }
    const response = await fetch(`${shop}/kicad/${nicknames.installed}/v1/${path}`, { headers })
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
    return shape.parse(await response.json())
  }
  const chosen = new Map<string, PlacedPart>()
  const footprints = new Set(readdirSync(join(folder, 'footprints/Pinline.pretty')))
  const readPart = async (id: string): Promise<void> => {
    const { name, symbolIdStr, fields } = await read(`parts/${id}.json`, detail)
    const symbol = symbolIdStr.slice(nicknames.installed.length + 1)
    const footprint = fields.footprint.value
    if (!footprints.has(`${footprint.slice(nicknames.installed.length + 1)}.kicad_mod`))
      throw new Error(`the package has no footprint ${footprint}`)
    if (!chosen.has(symbol)) chosen.set(symbol, { name, symbol, footprint })
  }
  const lists = []
  for (const { id } of await read('categories.json', named)) lists.push(await read(`parts/category/${id}.json`, named))
  const waiting = lists.flat()
  const total = waiting.length
  const readNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await readPart(next.id)
  }
  await Promise.all(Array.from({ length: atOnce }, readNext))
  return { parts: [...chosen.values()], total }
}

const report = z.object({
  sheets: z.array(
    z.object({
      violations: z.array(
        z.object({
          type: z.string(),
          description: z.string(),
          items: z.array(z.object({ description: z.string() })),
        }),
      ),
    }),
  ),
})

/** Of a sheet with many findings KiCad reports only some. */
const partsPerSheet = 10

/** KiCad looks up each symbol of a sheet in the HTTP library and each footprint in the package. */
const checkSheet = async (settings: string, parts: readonly PlacedPart[]): Promise<void> => {
  const sheet = writeProject(folder, settings, parts)
  const file = join(folder, 'erc.json')
  await kicad(['sch', 'erc', '--format', 'json', '--severity-all', '-o', file, sheet])
  const { sheets } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  const found = sheets.flatMap(({ violations }) => violations)
  const of = (kind: string) => found.filter(({ type }) => type === kind)
  const missing = [...of('lib_symbol_issues'), ...of('footprint_link_issues')]
  const [wrong] = missing.filter(({ description }) => !description.includes(unknownPart))
  if (wrong !== undefined) throw new Error(`${wrong.type}: ${wrong.description}`)
  if (missing.length < 2) throw new Error('KiCad has not looked for symbols and footprints')
  // The copies on the sheet have no prices: KiCad says of each that the library's is another, so it has read them all.
  const compared = of('lib_symbol_mismatch').length
  if (compared !== parts.length) throw new Error(`KiCad has read ${compared} of ${parts.length} symbols`)
}

const checkLibrary = async (key: string): Promise<string> => {
  const { parts, total } = await partsToPlace(key)
  const offered = await (await fetch(`${shop}/kicad/pinline.kicad_httplib`)).text()
  const settings = offered.replace(/"token": "[^"]*"/, `"token": "${key}"`)
  for (let at = 0; at < parts.length; at += partsPerSheet)
    await checkSheet(settings, parts.slice(at, at + partsPerSheet))
  return `${total} parts of the HTTP library have their footprint in the package; one for each of ${parts.length} symbols is read by KiCad from the library for a sheet, with its footprint; what nobody has is reported`
}

const check = async (): Promise<void> => {
  mkdirSync(join(folder, 'config'))
  say(await unpackOffered(shop, folder))
  say(await rereadFootprints())
  say(await rereadSymbols())
  const accounts = readDemoAccounts(z.string().parse(process.env.PINLINE_DATA))
  if (accounts === undefined) throw new Error('there are no demo accounts')
  const buyer = await signInBuyer(shop, accounts.buyer)
  const { password } = accounts.buyer
  const settings = { scopes: ['catalogue:read' as const], expiresInDays: null, requestsPerMinute: 6000, password }
  const { key, secret } = (await buyer.call(createApiKey, { name: 'KiCad', ...settings })).data()
  try {
    say(await checkLibrary(z.string().parse(secret)))
  } finally {
    await buyer.call(revokeApiKey, { id: key.id })
  }
}

try {
  await check()
  rmSync(folder, { recursive: true })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nThe files are in ${folder}.\n`)
  process.exitCode = 1
}
