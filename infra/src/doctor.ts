import { describeFinding } from './doctor/finding.ts'
import { lookAtPlace } from './doctor/look-at-place.ts'
import { lookAtPrograms } from './doctor/look-at-programs.ts'
import { lookAtServers } from './doctor/look-at-servers.ts'

const findings = (await Promise.all([lookAtPrograms(), lookAtPlace(), lookAtServers()])).flat()
for (const finding of findings) process.stdout.write(`${describeFinding(finding)}\n`)
const failed = findings.filter(({ level }) => level === 'fail').length
const warned = findings.filter(({ level }) => level === 'warn').length
process.stdout.write(`\n  ${findings.length - failed - warned} ok, ${warned} to know, ${failed} to mend\n`)
process.exitCode = failed === 0 ? 0 : 1
