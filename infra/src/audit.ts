import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checkLicences } from './checks/licences.ts'
import { findAdvisories, knownVulnerability, objectionsTo } from './checks/vulnerabilities.ts'
import { projectFolder } from './project-folders.ts'

/**
 * Checks vulnerabilities and licences of all npm packages by the policy of SECURITY.md. Ends with 1 if it objects to
 * something, and with 2 if the registry did not respond, because then nothing is known.
 */
const audit = async (): Promise<number> => {
  const known = z
    .array(knownVulnerability)
    .parse(JSON.parse(readFileSync(join(projectFolder, 'infra', 'known-vulnerabilities.json'), 'utf8')))
  const licences = checkLicences()
  for (const objection of licences.objections) write(`✘ licence  ${objection}`)
  if (licences.objections.length === 0) write(`✔ licences of ${licences.packages} packages`)
  const found = await findAdvisories()
  if (found === undefined) {
    write(
      '✘ vulnerabilities: not checked, since the package registry does not respond to npm audit. With one that does:',
    )
    write('  npm_config_registry=https://registry.npmjs.org npm run audit')
    return 2
  }
  const objections = objectionsTo(found, known, new Date().toISOString().slice(0, 10))
  for (const objection of objections) write(`✘ ${objection}`)
  if (objections.length === 0) write(`✔ vulnerabilities: ${found.length} known, all within their days`)
  return objections.length + licences.objections.length === 0 ? 0 : 1
}

const write = (line: string) => {
  process.stdout.write(`  ${line}\n`)
}

process.exitCode = await audit()
