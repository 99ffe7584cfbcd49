import { checkHost } from './doctor/check-host.ts'
import { checkPrograms } from './doctor/check-programs.ts'
import { checkServers } from './doctor/check-servers.ts'
import { describeFinding } from './doctor/finding.ts'

const findings = (await Promise.all([checkPrograms(), checkHost(), checkServers()])).flat()
for (const finding of findings) process.stdout.write(`${describeFinding(finding)}\n`)
const failed = findings.filter(({ level }) => level === 'fail').length
const warned = findings.filter(({ level }) => level === 'warn').length
process.stdout.write(`\n  ${findings.length - failed - warned} ok, ${warned} to know, ${failed} to mend\n`)
process.exitCode = failed === 0 ? 0 : 1
