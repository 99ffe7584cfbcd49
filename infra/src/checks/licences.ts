import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../project-folders.ts'

const lockfile = z.object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) })

/** Licences that forbid distributing Pinline under its own. */
const refused = /GPL|SSPL|BUSL|NonCommercial|CC-BY-NC/i

/** The library that sharp loads: a separate, replaceable package, as the LGPL requires; NOTICE says so. */
const isLibvips = (path: string, licence: string): boolean =>
  /^node_modules\/@img\/sharp-[\w-]+$/.test(path) &&
  licence.split(' AND ').every((one) => ['LGPL-3.0-or-later', 'Apache-2.0', 'MIT'].includes(one))

/** The packages of the lockfile, and those of them with a licence that is refused, as `path: licence`. */
export const checkLicences = (): { packages: number; objections: string[] } => {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')))
  const licences = Object.entries(packages).map(([path, { license = '' }]) => [path, license] as const)
  const objections = licences
    .filter(([path, licence]) => refused.test(licence) && !isLibvips(path, licence))
    .map(([path, licence]) => `${path}: ${licence}`)
  return { packages: licences.length, objections }
}
